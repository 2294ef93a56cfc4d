import type { NextRequest } from 'next/server';
import { createLoader } from 'nuqs/server';
import { checkAccess, isLeader } from '@/lib/core/auth/guard';
import { csvResponse } from '@/lib/core/lists/csv';
import { listRegistrations } from '@/lib/webinars/registrations/data';
import { registrationFilters } from '@/lib/webinars/registrations/filters';

const load = createLoader(registrationFilters);

/** The registrations that the filters find, as CSV; leaders only. Instants are UTC. */
export async function GET(request: NextRequest) {
  const staff = await checkAccess('admin');
  if ('to' in staff || !isLeader(staff)) return new Response(null, { status: 401 });
  const filters = load(request.nextUrl.searchParams);
  return csvResponse('registrations', (after) => listRegistrations(staff, filters, after), [
    ['Name', ({ name }) => name],
    ['Email', ({ email }) => email],
    ['Webinar', ({ webinar }) => webinar.title],
    ['Company', ({ company }) => company],
    ['Job title', ({ jobTitle }) => jobTitle],
    ['Registered (UTC)', ({ registeredAt }) => new Date(registeredAt).toISOString()],
    ['Time zone', ({ timeZone }) => timeZone],
  ]);
}
