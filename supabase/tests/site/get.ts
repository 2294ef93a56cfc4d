import { NextRequest } from 'next/server';
import { as } from './as.ts';

/** Asks a route handler of the site for a path as a person. */
export function get(
  who: Parameters<typeof as>[0],
  handler: (request: NextRequest) => Promise<Response>,
  path: string,
): Promise<Response> {
  return as(who, () => handler(new NextRequest(new URL(path, 'http://localhost:3000'))));
}

/** Returns the lines of a CSV answer, without its headings. */
export async function csvLines(response: Response): Promise<string[]> {
  return (await response.text()).trim().split(/\r?\n/).slice(1);
}
