import { contentKinds } from '@/lib/content/kinds';
import { humanize } from '@/lib/core/text/humanize';
import { shortMoment } from '@/lib/core/time/business-time';
import {
  bookingPath,
  clientPath,
  companyPath,
  contentEditorPath,
  dealPath,
  enquiryPath,
  personPath,
  taskPath,
  tasksFromPath,
  teamPath,
} from '@/lib/paths';
import type { FoundKind, FoundRecord, FoundRow } from './model';

/** Headings of the found records; all others are content. */
const groupNames: Partial<Record<FoundKind, string>> = {
  tasks: 'Tasks',
  deals: 'Deals',
  people: 'Colleagues',
  teams: 'Teams',
  clients: 'Contacts',
  companies: 'Companies',
  bookings: 'Bookings',
  enquiries: 'Written questions',
};

/** Returns the heading of a kind of found records. */
export const groupName = (kind: FoundKind) => groupNames[kind] ?? 'Content';

/** Returns the URL of a found record; a member finds tasks, deals, colleagues, and content to write. */
export function foundRecordPath({ kind, id }: FoundRecord, area: 'admin' | 'team'): string {
  switch (kind) {
    case 'tasks':
      return taskPath(area, id);
    case 'deals':
      return dealPath(area, id);
    case 'people':
      return area === 'admin' ? personPath(id) : tasksFromPath(id);
    case 'teams':
      return teamPath(id);
    case 'clients':
      return clientPath(id);
    case 'companies':
      return companyPath(id);
    case 'bookings':
      return bookingPath(id);
    case 'enquiries':
      return enquiryPath(id);
    default:
      return contentEditorPath(kind, id, area);
  }
}

/** Returns what is shown next to the title of a found record, such as 'In progress, due Nov 3, 5:00 PM'. */
export function detailText({ kind, detail, at }: FoundRow): string {
  if (kind === 'tasks') {
    return [humanize(detail ?? ''), at && `due ${shortMoment(at)}`].filter(Boolean).join(', ');
  }
  if (kind === 'deals') return humanize(detail ?? '');
  if (kind === 'bookings' || kind === 'enquiries')
    return [at && shortMoment(at), detail].filter(Boolean).join(', ');
  if (kind === 'people') {
    const [role = '', ...others] = (detail ?? '').split(', ');
    return [humanize(role), ...others].join(', ');
  }
  if (kind === 'clients' || kind === 'companies' || kind === 'teams') return detail ?? '';
  return `${humanize(contentKinds[kind].singular)}, ${detail}`;
}
