import { NextRequest } from 'next/server';

/** A request to a route handler of the site. */
export function requestTo(
  path: string,
  init?: { method?: string; headers?: HeadersInit; body?: string },
) {
  return new NextRequest(new URL(path, 'http://localhost:3000'), init);
}

/** The header sent by the scheduler. */
export const bearer = { authorization: `Bearer ${process.env.CRON_SECRET}` };

/** All roles except leaders. */
export const notLeaders = ['member', 'guest', 'visitor'] as const;
