import type { ContentTable } from '@/lib/paths';
import { contentTableAt, paths } from '@/lib/paths';

type RecordTable = ContentTable | 'clients' | 'deals';

/** A record that a screen of the staff area shows. */
export type ScreenRecord = { table: RecordTable; id: string };

const screenPaths: readonly string[] = [
  '/admin',
  '/team',
  ...Object.values(paths.admin),
  ...Object.values(paths.team),
];

/** Screens of one record beside the editors of content, by `<kind>` or `<kind>/<part>`. */
const recordScreens = new Map<string, RecordTable>([
  ['clients', 'clients'],
  ['clients/merge', 'clients'],
  ['deals/proposal', 'deals'],
  ['academy', 'courses'],
  ['academy/lesson', 'courses'],
  ['academy/lesson/video', 'courses'],
  ['academy/lesson/preview', 'courses'],
  ['jobs/applicants', 'jobs'],
  ['webinars/registrations', 'webinars'],
  ['webinars/live', 'webinars'],
  ['webinars/video', 'webinars'],
]);

/** Returns the table of the record that `/admin/<kind>/<id>` or `/admin/<kind>/<id>/<part>` shows, or null. */
function recordTable(kind: string, part: string): RecordTable | null {
  const isEditor = part === '' || part === 'history';
  const edited = isEditor ? contentTableAt(kind) : null;
  return edited ?? recordScreens.get(part ? `${kind}/${part}` : kind) ?? null;
}

/**
 * Returns the kind of page at a path of the staff area: a screen, a screen of one record, or nothing. A page of the area
 * learns that only after its response has started, too late for the status 404.
 */
export function screenAt(pathname: string): 'screen' | 'missing' | ScreenRecord {
  if (screenPaths.includes(pathname)) return 'screen';
  const [, area, kind = '', id = '', ...parts] = pathname.split('/');
  const part = parts.join('/');
  const table = recordTable(kind, part);
  if (area !== 'admin' || !table || !id) return 'missing';
  return id === 'new' && part === '' && contentTableAt(kind) ? 'screen' : { table, id };
}
