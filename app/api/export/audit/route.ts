import type { NextRequest } from 'next/server';
import { createLoader } from 'nuqs/server';
import { listAudit } from '@/lib/audit/data';
import { auditFilters } from '@/lib/audit/filters';
import { auditActionNames, auditedTables } from '@/lib/audit/rules';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { checkAccess, isLeader } from '@/lib/core/auth/guard';
import { csvResponse } from '@/lib/core/lists/csv';

const load = createLoader(auditFilters);

/** The changes that the filters find, as CSV; leaders only. */
export async function GET(request: NextRequest) {
  const staff = await checkAccess('admin');
  if ('to' in staff || !isLeader(staff)) return new Response(null, { status: 401 });
  const filters = load(request.nextUrl.searchParams);
  return csvResponse('audit', (after) => listAudit(staff, filters, after), [
    ['When (UTC)', ({ at }) => new Date(at).toISOString()],
    ['Who', ({ actorName }) => actorName ?? 'The site'],
    ['Action', ({ action }) => auditActionNames[action]],
    ['Kind', ({ table }) => auditedTables[table] ?? table],
    ['Record', ({ recordName }) => recordName],
    ['Id', ({ recordId }) => recordId],
    [
      `Changes (times: ${BUSINESS_TIME_ZONE_NAME})`,
      ({ changes }) =>
        changes.map(({ column, from, to }) => `${column}: ${from ?? ''} → ${to ?? ''}`).join('\n'),
    ],
  ]);
}
