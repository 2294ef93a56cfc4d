import { randomInt } from 'node:crypto';
import { sessionCookies } from '../../../e2e/support/session-cookies.ts';
import type { TestStack } from '../../local/test-stack.ts';
import { type AccountName, accounts } from '../people.ts';
import { runInRequest } from './request.ts';

if (!globalThis.testStack) throw new Error('setup.ts runs before the tests');

/** The stack shared by all test files of this worker; each test creates the data it needs. */
export const stack: TestStack = await globalThis.testStack;

const SITE = 'http://localhost:3000';

const cookies = new Map<string, Promise<[string, string][]>>();

async function signInCookies(email: string): Promise<[string, string][]> {
  const found = await sessionCookies(
    { email, password: 'demo-Passw0rd!' },
    { site: stack.url, supabaseUrl: stack.url, publicKey: stack.publishableKey },
  );
  return found.map(({ name, value }) => [name, value]);
}

/** An account of the seed, one of `addAccount`, or a visitor who is not signed in. */
type Person = AccountName | { email: string } | 'visitor';

/**
 * Runs an action, a reader or a route handler of the site as a person, including work after the response. Visitors
 * have their own IP.
 * @param page path of the calling page, as browsers report it
 */
export async function as<Result>(
  who: Person,
  run: () => Promise<Result>,
  page?: string,
): Promise<Result> {
  const email =
    typeof who === 'object' ? who.email : who === 'visitor' ? null : accounts[who].email;
  if (email && !cookies.has(email)) cookies.set(email, signInCookies(email));
  const ip = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  return runInRequest(
    {
      cookies: new Map(email ? await cookies.get(email) : []),
      headers: new Headers({
        origin: SITE,
        'x-forwarded-for': ip,
        ...(page && { referer: SITE + page }),
      }),
      after: [],
    },
    run,
  );
}

/** A form as a browser sends it. */
export function formOf(values: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}
