import { z } from 'zod';
import { migrationVersions } from '../../lib/core/readiness/migration-versions.ts';
import { paths } from '../../lib/paths.ts';
import { ask, type Check, jsonOf, type Note, type Site } from './site.ts';

/** Jobs run every minute. */
const MINUTES_5 = 5 * 60_000;
const DAYS_2 = 2 * 24 * 60 * 60_000;
/** Longest time since the last run of each job (ms). */
const JOBS = { outbox: MINUTES_5, publish: MINUTES_5, digest: MINUTES_5, retention: DAYS_2 };

function read(site: Site, key: string, path: string): Promise<Response | null> {
  const headers = { apikey: key, authorization: `Bearer ${key}` };
  return ask(site, site.env.NEXT_PUBLIC_SUPABASE_URL + path, { headers });
}

const MIGRATIONS = '/rest/v1/rpc/applied_migrations';

export const reachable: Check = async (site) => {
  const { NEXT_PUBLIC_SUPABASE_URL: url, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: key } = site.env;
  const response = await read(site, key, '/rest/v1/services?select=id&limit=1');
  if (!response || response.status >= 500) {
    return [
      `Supabase does not answer at ${url}: check NEXT_PUBLIC_SUPABASE_URL, and that the project is not paused.`,
    ];
  }
  return response.status === 401
    ? [
        `Supabase refuses NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: take the publishable key of the project at ${url}.`,
      ]
    : [];
};

/** Each key may do what its kind may do, whatever it looks like. */
export const keys: Check = async (site) => {
  const { NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: open, SUPABASE_SECRET_KEY: secret } = site.env;
  const [byOpen, bySecret] = await Promise.all([
    read(site, open, MIGRATIONS),
    read(site, secret, MIGRATIONS),
  ]);
  const wrong: string[] = [];
  if (byOpen?.ok) {
    wrong.push(
      'NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY has the rights of the server, and every browser has it: put the publishable key there, and make a new secret key.',
    );
  }
  if (bySecret?.status === 401) {
    wrong.push('Supabase refuses SUPABASE_SECRET_KEY: take the secret key of the same project.');
  } else if (bySecret?.status === 403) {
    wrong.push(
      'SUPABASE_SECRET_KEY lacks the rights of the server: take the secret key of the project.',
    );
  }
  return wrong;
};

export const migrations: Check = async (site) => {
  const response = await read(site, site.env.SUPABASE_SECRET_KEY, MIGRATIONS);
  if (response?.status === 404) return ['The database lacks our migrations: run supabase db push.'];
  const { data: applied } = z.array(z.string()).safeParse(await jsonOf(response));
  // Another check says why it cannot be asked.
  if (!response?.ok || !applied) return [];
  const ours = migrationVersions();
  const missing = ours.filter((version) => !applied.includes(version));
  const unknown = applied.filter((version) => !ours.includes(version));
  return [
    ...(missing.length > 0
      ? [
          `The database lacks ${missing.length} migrations, the first is ${missing[0]}: run supabase db push.`,
        ]
      : []),
    ...(unknown.length > 0
      ? [
          `The database has ${unknown.length} migrations that this release does not know, the first is ${unknown[0]}: deploy the release that brought them.`,
        ]
      : []),
  ];
};

/** Settings of Auth that it tells; hosted Auth does not tell its Site URL. */
export const auth: Check = async (site) => {
  const response = await read(
    site,
    site.env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
    '/auth/v1/settings',
  );
  const settings = z.object({ disable_signup: z.boolean() }).safeParse(await jsonOf(response));
  return settings.data?.disable_signup === false
    ? [
        'Anybody can sign up at Supabase Auth: run supabase config push, or switch "Allow new users to sign up" off.',
      ]
    : [];
};

/** Returns when the first leader came (epoch ms): null before, undefined where the database does not say. */
async function firstLeaderAt(site: Site): Promise<number | null | undefined> {
  const response = await read(
    site,
    site.env.SUPABASE_SECRET_KEY,
    '/rest/v1/user_profiles?select=created_at&profile_type=eq.team_leader&disabled_at=is.null&order=created_at&limit=1',
  );
  const leaders = z.array(z.object({ created_at: z.string() })).safeParse(await jsonOf(response));
  if (!response?.ok || !leaders.data) return undefined;
  const [first] = leaders.data;
  return first ? Date.parse(first.created_at) : null;
}

export const firstLeader: Check = async (site) =>
  (await firstLeaderAt(site)) === null
    ? ['Nobody can sign in as a leader: invite the first with npm run first-leader.']
    : [];

/** A payment at the shop opens a course by a signed call, which needs the secret. */
export const payments: Check = async (site) => {
  if (site.env.INCOMING_WEBHOOK_SECRET) return [];
  const response = await read(
    site,
    site.env.SUPABASE_SECRET_KEY,
    '/rest/v1/courses?select=slug&checkout_url=not.is.null&state=eq.published&order=slug',
  );
  const courses = z.array(z.object({ slug: z.string() })).safeParse(await jsonOf(response));
  if (!response?.ok || !courses.data?.[0]) return [];
  return [
    `${courses.data.length} courses have a payment link, the first is ${courses.data[0].slug}, but no payment opens them: set INCOMING_WEBHOOK_SECRET, and send payment.recorded to ${site.env.SITE_URL}${paths.incoming}.`,
  ];
};

export const scheduler: Check = async (site) => {
  const response = await read(
    site,
    site.env.SUPABASE_SECRET_KEY,
    '/rest/v1/cron_runs?select=job,ran_at',
  );
  const runs = z
    .array(z.object({ job: z.string(), ran_at: z.string() }))
    .safeParse(await jsonOf(response));
  if (!response?.ok || !runs.data) return [];
  const startedAt = (await firstLeaderAt(site)) ?? Date.now();
  return Object.entries(JOBS).flatMap(([job, longestMs]): (string | Note)[] => {
    const ranAt = runs.data.find((run) => run.job === job)?.ran_at;
    if (ranAt && Date.now() - Date.parse(ranAt) < longestMs) return [];
    if (!ranAt && longestMs === DAYS_2 && Date.now() - startedAt < longestMs) {
      return [{ note: `/api/cron/${job} is called at night and is not yet due.` }];
    }
    const since = ranAt ? `since ${ranAt}` : 'yet';
    return [
      `The scheduler has not called /api/cron/${job} ${since}: check its timer and the CRON_SECRET it sends.`,
    ];
  });
};
