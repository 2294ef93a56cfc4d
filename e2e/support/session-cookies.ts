import { createServerClient } from '@supabase/ssr';
import type { Database } from '../../lib/core/supabase/database.types.ts';

type Where = { site: string; supabaseUrl: string; publicKey: string };

/** Returns the cookies that the login form would set. */
export async function sessionCookies(
  account: { email: string; password: string },
  { site, supabaseUrl, publicKey }: Where,
): Promise<{ name: string; value: string; url: string }[]> {
  const jar = new Map<string, string>();
  const client = createServerClient<Database>(supabaseUrl, publicKey, {
    cookies: {
      getAll: () => [...jar].map(([name, value]) => ({ name, value })),
      setAll: (cookies) => {
        for (const { name, value } of cookies) jar.set(name, value);
      },
    },
  });
  const { error } = await client.auth.signInWithPassword(account);
  if (error) throw error;
  await client.rpc('start_session').throwOnError();
  return [...jar].map(([name, value]) => ({ name, value, url: site }));
}
