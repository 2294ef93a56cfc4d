import type { NextRequest } from 'next/server';
import { createLoader } from 'nuqs/server';
import { listApplicants } from '@/lib/careers/applications/data';
import { applicantFilters } from '@/lib/careers/applications/filters';
import { stageNames } from '@/lib/careers/applications/rules';
import { checkAccess, isLeader } from '@/lib/core/auth/guard';
import { csvResponse } from '@/lib/core/lists/csv';

const load = createLoader(applicantFilters);

type ApplicantExport = { params: Promise<{ id: string }> };

/** The applications for a job that the filters find, as CSV; leaders only. Instants are UTC. */
export async function GET(request: NextRequest, { params }: ApplicantExport) {
  const staff = await checkAccess('admin');
  if ('to' in staff || !isLeader(staff)) return new Response(null, { status: 401 });
  const { id } = await params;
  const filters = load(request.nextUrl.searchParams);
  return csvResponse('applicants', (after) => listApplicants(staff, id, filters, after), [
    ['Name', ({ name }) => name],
    ['Email', ({ email }) => email],
    ['Stage', ({ stage }) => stageNames[stage]],
    ['Rating', ({ rating }) => rating],
    ['Applied (UTC)', ({ appliedAt }) => new Date(appliedAt).toISOString()],
  ]);
}
