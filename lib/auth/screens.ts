import type { ContentTable } from '@/lib/cache-tags';
import { paths } from '@/lib/paths';

type RecordTable = ContentTable | 'clients';

/** A record that a screen of the staff area shows. */
export type ScreenRecord = { table: RecordTable; id: string };

const addresses: readonly string[] = [
  '/admin',
  '/team',
  ...Object.values(paths.admin),
  ...Object.values(paths.team),
];

const content = {
  services: 'services',
  courses: 'courses',
  webinars: 'webinars',
  jobs: 'jobs',
  blog: 'blog_posts',
} as const;

/** The tables behind `/admin/<kind>/<id>` (by kind) and `/admin/<kind>/<id>/<part>` (by kind and part). */
const recordScreens = new Map<string, RecordTable>([
  ...Object.entries(content),
  ...Object.entries(content).map(([kind, table]) => [`${kind}/history`, table] as const),
  ['clients', 'clients'],
  ['clients/merge', 'clients'],
  ['academy', 'courses'],
  ['jobs/applicants', 'jobs'],
  ['webinars/registrations', 'webinars'],
]);

/**
 * Tells what a path of the staff area leads to: a screen, a screen of one record, or nothing. A page of the
 * area learns that only after its answer has begun, too late for the status 404.
 */
export function screenAt(pathname: string): 'screen' | 'missing' | ScreenRecord {
  if (addresses.includes(pathname)) return 'screen';
  const [, area, kind = '', id = '', ...part] = pathname.split('/');
  const table = recordScreens.get([kind, ...part].join('/'));
  if (area !== 'admin' || !table || !id) return 'missing';
  return id === 'new' && part.length === 0 && kind in content ? 'screen' : { table, id };
}
