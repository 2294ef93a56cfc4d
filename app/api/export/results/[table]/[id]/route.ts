import { createLoader } from 'nuqs/server';
import { periodOf, readResults } from '@/lib/content/results/data';
import { resultFilters } from '@/lib/content/results/filters';
import { csvRows } from '@/lib/content/results/rules';
import { emptyResponse, staffRoute } from '@/lib/core/actions/routes';
import { isEditor } from '@/lib/core/auth/guard';
import { contentTable } from '@/lib/core/cache/change';
import { csvResponse } from '@/lib/core/lists/csv';

const load = createLoader(resultFilters);

/** Exports the results of a record as CSV, each number with its definition, for people who can edit its kind. */
export const GET = staffRoute<{ table: string; id: string }>(
  async (staff, { nextUrl }, { table: name, id }) => {
    const table = contentTable.safeParse(name);
    if (!table.success) return emptyResponse(404);
    if (!isEditor(staff, table.data)) return emptyResponse(401);
    const { days } = load(nextUrl.searchParams);
    const rows = csvRows(await readResults(staff, table.data, id, periodOf(Number(days))));
    return csvResponse('results', async () => ({ rows, next: null }), [
      ['Day', ({ day }) => day],
      ['Figure', ({ figure }) => figure],
      ['Of', ({ of }) => of],
      ['Number', ({ total }) => total],
      ['How it is counted', ({ definition }) => definition],
    ]);
  },
);
