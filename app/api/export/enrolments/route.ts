import type { NextRequest } from 'next/server';
import { createLoader } from 'nuqs/server';
import { listEnrolments } from '@/lib/academy/enrolments/data';
import { enrolmentFilters } from '@/lib/academy/enrolments/filters';
import { checkAccess, isLeader } from '@/lib/core/auth/guard';
import { csvResponse } from '@/lib/core/lists/csv';

const load = createLoader(enrolmentFilters);

const utc = (instant: string | null) => instant && new Date(instant).toISOString();

/** The enrolments that the filters find, as CSV; leaders only. Progress in percent, instants in UTC. */
export async function GET(request: NextRequest) {
  const staff = await checkAccess('admin');
  if ('to' in staff || !isLeader(staff)) return new Response(null, { status: 401 });
  const filters = load(request.nextUrl.searchParams);
  return csvResponse('enrolments', (after) => listEnrolments(staff, filters, after), [
    ['Name', ({ name }) => name],
    ['Email', ({ email }) => email],
    ['Course', ({ course }) => course.title],
    ['Progress (%)', ({ progress }) => progress],
    ['Rating', ({ rating }) => rating],
    ['Enrolled (UTC)', ({ enrolledAt }) => utc(enrolledAt)],
    ['Completed (UTC)', ({ completedAt }) => utc(completedAt)],
  ]);
}
