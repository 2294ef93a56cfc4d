import type { NextRequest } from 'next/server';
import { createLoader } from 'nuqs/server';
import { listClients } from '@/lib/clients/data';
import { clientFilters } from '@/lib/clients/filters';
import { clientStageNames } from '@/lib/clients/rules';
import { checkAccess, isLeader } from '@/lib/core/auth/guard';
import { csvResponse } from '@/lib/core/lists/csv';

const load = createLoader(clientFilters);

/** The contacts that the filters find, as CSV; leaders only. Instants are UTC. */
export async function GET(request: NextRequest) {
  const staff = await checkAccess('admin');
  if ('to' in staff || !isLeader(staff)) return new Response(null, { status: 401 });
  const filters = load(request.nextUrl.searchParams);
  return csvResponse('contacts', (after) => listClients(staff, filters, after), [
    ['First name', ({ firstname }) => firstname],
    ['Last name', ({ lastname }) => lastname],
    ['Email', ({ email }) => email],
    ['Other emails', ({ otherEmails }) => otherEmails.join(', ')],
    ['Phone', ({ phone }) => phone],
    ['Job title', ({ jobtitle }) => jobtitle],
    ['Company', ({ company }) => company?.name ?? ''],
    ['Stage', ({ stage }) => clientStageNames[stage]],
    ['Owner', ({ owner }) => owner?.name ?? ''],
    ['Value (USD)', ({ value }) => value],
    ['Tags', ({ tags }) => tags.join(', ')],
    ['Source', ({ source }) => source],
    ['Created (UTC)', ({ createdAt }) => new Date(createdAt).toISOString()],
  ]);
}
