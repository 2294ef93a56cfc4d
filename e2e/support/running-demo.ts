import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../lib/core/supabase/database.types.ts';
import { paths } from '../../lib/paths.ts';
import { readSettings } from '../../supabase/local/settings.ts';
import { sessionCookies } from './session-cookies.ts';

const { app, hookPort } = readSettings(process.env);
const url = new URL(app.SITE_URL).origin;

/** The demo that runs on the ports of this environment (`npm run demo`); pictures and films are taken of it. */
export const demo = {
  url,
  /** The receiver of webhooks. */
  receiverUrl: `http://127.0.0.1:${hookPort}`,
  /** A database client that bypasses row-level security. */
  service: createClient<Database>(app.NEXT_PUBLIC_SUPABASE_URL, app.SUPABASE_SECRET_KEY, {
    auth: { persistSession: false },
  }),
  /** Returns the cookies of a signed-in person of the seed. */
  cookiesOf: (who: 'leader' | 'member') =>
    sessionCookies(
      { email: `${who}@techlink.example`, password: 'demo-Passw0rd!' },
      {
        site: url,
        supabaseUrl: app.NEXT_PUBLIC_SUPABASE_URL,
        publicKey: app.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
      },
    ),
  /** Sends the pending webhooks and emails, like the scheduler. */
  deliver: async (): Promise<void> => {
    const headers = { authorization: `Bearer ${app.CRON_SECRET}` };
    await fetch(url + paths.cronOutbox, { headers });
  },
};
