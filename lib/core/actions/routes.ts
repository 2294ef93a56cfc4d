import 'server-only';
import type { NextRequest } from 'next/server';
import { createLoader, type inferParserType, type ParserMap } from 'nuqs/server';
import { checkAccess, isLeader, type Leader, type Staff } from '@/lib/core/auth/guard';
import { type CsvColumns, csvResponse } from '@/lib/core/lists/csv';
import type { Page } from '@/lib/core/lists/keyset';
import { log } from '@/lib/core/log';
import { isSameOrigin } from './origin';

const headers = { 'Cache-Control': 'private, no-store' };

/** Returns an empty response with a status. */
export function emptyResponse(status: number): Response {
  return new Response(null, { status, headers });
}

/**
 * Returns an endpoint that only scripts of our own pages may call: 403 for anyone else, 503 if it fails. Responses are
 * not cached.
 */
export function ownPageRoute<Args extends unknown[]>(handle: (...args: Args) => Promise<Response>) {
  return async (...args: Args): Promise<Response> => {
    try {
      if (!(await isSameOrigin())) return emptyResponse(403);
      const response = await handle(...args);
      response.headers.set('Cache-Control', headers['Cache-Control']);
      return response;
    } catch (error) {
      log.error({ err: error }, 'a route for our own pages failed');
      return emptyResponse(503);
    }
  };
}

type Handler<Person, Params> = (
  person: Person,
  request: NextRequest,
  params: Params,
) => Promise<Response>;

/**
 * Returns an endpoint for reads by signed-in staff: 401 for anyone else, 503 if the read fails. Responses are not
 * cached. Polling it does not count as activity, so it does not prevent sign-out for inactivity.
 */
export function staffRoute<Params = unknown>(handle: Handler<Staff, Params>) {
  return async (request: NextRequest, { params }: { params: Promise<Params> }) => {
    try {
      const staff = await checkAccess('team');
      if ('to' in staff) {
        // The access of the caller could not be read.
        return emptyResponse(staff.notice === 'authenticationError' ? 503 : 401);
      }
      const response = await handle(staff, request, await params);
      response.headers.set('Cache-Control', headers['Cache-Control']);
      return response;
    } catch (error) {
      log.error({ err: error, path: request.nextUrl.pathname }, 'a staff route failed');
      return emptyResponse(503);
    }
  };
}

/** Returns an endpoint for reads by leaders only. */
export function leaderRoute<Params = unknown>(handle: Handler<Leader, Params>) {
  return staffRoute<Params>(async (staff, request, params) =>
    isLeader(staff) ? handle(staff, request, params) : emptyResponse(401),
  );
}

type CsvExport<Parsers extends ParserMap, Row> = {
  /** Name of the file, without its extension. */
  name: string;
  filters: Parsers;
  /** Reads the page behind a cursor; null for the first. */
  list: (
    leader: Leader,
    filters: inferParserType<Parsers>,
    after: string | null,
  ) => Promise<Page<Row>>;
  columns: CsvColumns<Row>;
};

/** Returns an endpoint that exports all records matching the filters in the URL to leaders as a CSV file. */
export function csvExport<Parsers extends ParserMap, Row>({
  name,
  filters,
  list,
  columns,
}: CsvExport<Parsers, Row>) {
  const load = createLoader(filters);
  return leaderRoute(async (leader, { nextUrl }) => {
    const wanted = load(nextUrl.searchParams);
    return csvResponse(name, (after) => list(leader, wanted, after), columns);
  });
}
