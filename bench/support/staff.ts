import { sessionCookies } from '../../e2e/support/session-cookies.ts';
import type { TestStack } from '../../supabase/local/test-stack.ts';
import { SITE_URL } from './site.ts';

/** Returns the cookies of a signed-in person of the seed. */
export function cookiesOf(who: 'leader' | 'member', stack: TestStack) {
  return sessionCookies(
    { email: `${who}@techlink.example`, password: 'demo-Passw0rd!' },
    { site: SITE_URL, supabaseUrl: stack.url, publicKey: stack.publishableKey },
  );
}

/** Returns them as a request header. */
export async function cookieHeader(who: 'leader' | 'member', stack: TestStack): Promise<string> {
  const cookies = await cookiesOf(who, stack);
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** Returns the headers of a leader's direct request to the Supabase API. */
export async function apiHeaders(stack: TestStack): Promise<Record<string, string>> {
  const response = await fetch(`${stack.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'leader@techlink.example', password: 'demo-Passw0rd!' }),
  });
  const { access_token: token }: { access_token: string } = await response.json();
  return { apikey: stack.publishableKey, authorization: `Bearer ${token}` };
}
