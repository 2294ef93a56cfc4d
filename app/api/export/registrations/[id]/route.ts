import type { NextRequest } from 'next/server';
import { createLoader } from 'nuqs/server';
import { checkAccess, isLeader } from '@/lib/auth/guard';
import { csvResponse } from '@/lib/lists/csv';
import { listRegistrations } from '@/lib/registrations/data';
import { registrationFilters } from '@/lib/registrations/filters';

const load = createLoader(registrationFilters);

type RegistrationExport = { params: Promise<{ id: string }> };

/** The registrations for a webinar that the filters find, as CSV; leaders only. Instants are UTC. */
export async function GET(request: NextRequest, { params }: RegistrationExport) {
  const staff = await checkAccess('admin');
  if ('to' in staff || !isLeader(staff)) return new Response(null, { status: 401 });
  const { id } = await params;
  const filters = load(request.nextUrl.searchParams);
  return csvResponse('registrations', (after) => listRegistrations(staff, id, filters, after), [
    ['Name', ({ name }) => name],
    ['Email', ({ email }) => email],
    ['Company', ({ company }) => company],
    ['Job title', ({ jobTitle }) => jobTitle],
    ['Registered (UTC)', ({ registeredAt }) => new Date(registeredAt).toISOString()],
    ['Time zone', ({ timeZone }) => timeZone],
  ]);
}
