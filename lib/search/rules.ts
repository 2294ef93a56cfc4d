import {
  bookingPath,
  clientPath,
  contentEditorPath,
  personPath,
  taskPath,
  teamPath,
} from '@/lib/paths';
import type { FoundKind, FoundRecord } from './schema';

const groups: Partial<Record<FoundKind, string>> = {
  tasks: 'Tasks',
  people: 'Colleagues',
  teams: 'Teams',
  clients: 'Contacts',
  bookings: 'Bookings',
};

/** Returns the heading under which a found record is listed. */
export const groupName = (kind: FoundKind) => groups[kind] ?? 'Content';

/** Where a found record opens; a member finds only tasks. */
export function foundRecordPath({ kind, id }: FoundRecord, area: 'admin' | 'team'): string {
  switch (kind) {
    case 'tasks':
      return taskPath(area, id);
    case 'people':
      return personPath(id);
    case 'teams':
      return teamPath(id);
    case 'clients':
      return clientPath(id);
    case 'bookings':
      return bookingPath(id);
    default:
      return contentEditorPath(kind, id);
  }
}
