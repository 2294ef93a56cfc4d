import { contentKinds } from '@/lib/content/kinds';
import { contentTable } from '@/lib/core/cache/change';
import { humanize } from '@/lib/core/text/humanize';
import { shortMoment } from '@/lib/core/time/business-time';
import { paths } from '@/lib/paths';
import { contentEditorPath } from '@/lib/paths/staff';
import { FOUND } from '@/lib/records';
import type { FoundKind, FoundRecord, FoundRow } from './model';

const foundIn = (kind: FoundKind) => FOUND.find((found) => found.kind === kind);

/** Returns the heading of a kind of search results. */
export const groupName = (kind: FoundKind) => foundIn(kind)?.group ?? 'Content';

/** Returns the URL of a search result; members find tasks, deals, colleagues, and content that they can edit. */
export function foundRecordPath({ kind, id }: FoundRecord, area: 'admin' | 'team'): string {
  const content = contentTable.safeParse(kind);
  if (content.success) return contentEditorPath(content.data, id, area);
  return foundIn(kind)?.path(id, area) ?? paths[area].dashboard;
}

/** Returns the detail text of a search result, such as 'In progress, due Nov 3, 5:00 PM'. */
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
