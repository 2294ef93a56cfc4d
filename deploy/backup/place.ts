import { PlainError } from '../../supabase/local/plain-error.ts';
import { siteEnvironment } from '../../supabase/local/site-environment.ts';
import type { Place } from './work.ts';

/** Returns where the data of the site is, from its variables. */
export function placeOf(env: NodeJS.Dict<string>): Place {
  const { NEXT_PUBLIC_SUPABASE_URL, SUPABASE_SECRET_KEY } = siteEnvironment(env);
  const databaseUrl = env.DATABASE_URL;
  if (!databaseUrl) {
    throw new PlainError(
      "DATABASE_URL is missing: set it to the database's direct connection, postgres://…, not to a transaction pool.",
    );
  }
  return { databaseUrl, supabaseUrl: NEXT_PUBLIC_SUPABASE_URL, secretKey: SUPABASE_SECRET_KEY };
}
