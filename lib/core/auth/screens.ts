import type { ContentTable } from '@/lib/paths';
import { paths } from '@/lib/paths';
import { contentTableAt } from '@/lib/paths/staff';
import type { ContentRecord } from '@/lib/record';
import { records, type TableWith, tablesWith } from '@/lib/records';

type RecordTable = ContentTable | TableWith<'screens'>;

/** A record shown on a screen of the staff area. */
export type ScreenRecord = { table: RecordTable; id: string };

const screenPaths: readonly string[] = [
  '/admin',
  '/team',
  ...Object.values(paths.admin),
  ...Object.values(paths.team),
];

/** Screens of one record in addition to the content editors, by `<folder>` or `<folder>/<part>`. */
const recordScreens = new Map<string, RecordTable>(
  tablesWith('screens').flatMap((table) =>
    records[table].screens.map((path) => [path, table] as const),
  ),
);

/** Pages of a record of every kind: its editor, and the pages next to it. */
const everyKind = ['', 'results', 'history', 'review'];

/** Returns the table of the record that `/admin/<kind>/<id>` or `/admin/<kind>/<id>/<part>` shows, or null. */
function recordTable(kind: string, part: string): RecordTable | null {
  const edited = everyKind.includes(part) ? contentTableAt(kind) : null;
  return edited ?? recordScreens.get(part ? `${kind}/${part}` : kind) ?? null;
}

/**
 * Returns the type of page at a path of the staff area: a screen, a screen of one record, or nothing. Next's pages
 * learn this only after the response has started, too late for the status 404.
 */
export function screenAt(pathname: string): 'screen' | 'missing' | ScreenRecord {
  if (screenPaths.includes(pathname)) return 'screen';
  if (pathname.startsWith(`${paths.team.content}/`)) return editorScreenAt(pathname);
  const [, area, kind = '', id = '', ...parts] = pathname.split('/');
  const part = parts.join('/');
  const table = recordTable(kind, part);
  if (area !== 'admin' || !table || !id) return 'missing';
  return id === 'new' && part === '' && contentTableAt(kind) ? 'screen' : { table, id };
}

/** Returns the kind of content for a path below /team/content, or null. */
export function editedKindAt(pathname: string): ContentTable | null {
  if (!pathname.startsWith(`${paths.team.content}/`)) return null;
  return contentTableAt(pathname.slice(paths.team.content.length + 1).split('/')[0] ?? '');
}

/** Returns the type of page at a path below /team/content: lists and editors of content. */
function editorScreenAt(pathname: string): 'screen' | 'missing' | ScreenRecord {
  const [kind = '', id, ...parts] = pathname.slice(paths.team.content.length + 1).split('/');
  const edited = contentTableAt(kind);
  if (!edited) return 'missing';
  if (id === undefined) return 'screen';
  const part = parts.join('/');
  if (id === 'new' && part === '') return 'screen';
  const { tabs = [] }: ContentRecord = records[edited].content;
  return id && [...everyKind, ...tabs].includes(part) ? { table: edited, id } : 'missing';
}
