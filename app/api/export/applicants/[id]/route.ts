import { createLoader } from 'nuqs/server';
import { listApplicants } from '@/lib/careers/applications/data';
import { applicantFilters } from '@/lib/careers/applications/filters';
import { stageNames } from '@/lib/careers/applications/stages';
import { leaderRoute } from '@/lib/core/actions/routes';
import { csvResponse, utc } from '@/lib/core/lists/csv';

const load = createLoader(applicantFilters);

/** Exports the matching applications for a job as CSV; leaders only. Instants are UTC. */
export const GET = leaderRoute<{ id: string }>(async (leader, { nextUrl }, { id }) => {
  const filters = load(nextUrl.searchParams);
  return csvResponse('applicants', (after) => listApplicants(leader, id, filters, after), [
    ['Name', ({ name }) => name],
    ['Email', ({ email }) => email],
    ['Stage', ({ stage }) => stageNames[stage]],
    ['Rating', ({ rating }) => rating],
    ['Applied (UTC)', ({ appliedAt }) => utc(appliedAt)],
  ]);
});
