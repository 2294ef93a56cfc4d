import { z } from 'zod';

/** Placeholders of .env.example. */
const PLACEHOLDER = /your-(project|domain)|user:password|\.\.\.|^(changeme|todo|xxx+)$/i;

const text = z
  .string('is missing.')
  .trim()
  .min(1, 'is missing.')
  .refine((value) => !PLACEHOLDER.test(value), {
    error: 'still holds the placeholder of .env.example.',
    abort: true,
  });

const isLocal = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** An https URL; http is allowed for localhost. */
const secureUrl = text.refine(
  (value) => {
    const url = URL.parse(value);
    return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal(url));
  },
  { error: 'must be an https URL (http only for this machine).', abort: true },
);

/** The URL of a site, as an origin. */
const origin = secureUrl.transform((value, context) => {
  const { origin: site, pathname, search, hash } = new URL(value);
  if (pathname !== '/' || search || hash) {
    context.addIssue({ code: 'custom', message: `must be a URL without a path, such as ${site}.` });
  }
  return site;
});

/** Returns the role of a key: new Supabase keys have a prefix for it, old ones are JWTs. */
function roleOfKey(key: string): string | null {
  const [, prefixed] = /^sb_(secret|publishable)_./.exec(key) ?? [];
  if (prefixed) return prefixed;
  const [, payload = '', signature] = key.split('.');
  if (!signature) return null;
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const { role } = z.object({ role: z.string() }).parse(claims);
    return { anon: 'publishable', service_role: 'secret' }[role] ?? role;
  } catch {
    return null;
  }
}

const publishableKey = text
  .refine((key) => roleOfKey(key) !== 'secret', {
    error: 'holds a secret key, which would reach every browser; take the publishable key.',
    abort: true,
  })
  .refine((key) => roleOfKey(key) === 'publishable' && key.length >= 20, {
    error: 'must be the publishable key (sb_publishable_…) or the older anon key.',
  });

const secretKey = text
  .refine((key) => roleOfKey(key) !== 'publishable', {
    error: 'holds the publishable key; take the secret key.',
    abort: true,
  })
  .refine((key) => roleOfKey(key) === 'secret' && key.length >= 20, {
    error: 'must be the secret key (sb_secret_…) or the older service_role key.',
  });

/** Standard Webhooks: 24 to 64 random bytes. */
const webhookSecret = text.refine(
  (value) => {
    const [, encoded = ''] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(value) ?? [];
    const bytes = Buffer.from(encoded, 'base64');
    return bytes.toString('base64') === encoded && bytes.length >= 24 && bytes.length <= 64;
  },
  { error: 'must be whsec_ followed by 24 to 64 bytes in base64.' },
);

/** Key that encrypts the values in forms. All builds share it, so that an open form still works after a release. */
const actionsKey = z
  .string('is missing: make one with openssl rand -base64 32, and keep it for every release.')
  .refine((value) => {
    const bytes = Buffer.from(value, 'base64');
    return bytes.toString('base64') === value && [16, 24, 32].includes(bytes.length);
  }, 'must be 16, 24 or 32 bytes in base64: make one with openssl rand -base64 32.');

/** Key that signs the receipts of accepted proposals. */
const signingKey = text.refine(
  (value) => {
    const bytes = Buffer.from(value, 'base64');
    // PKCS #8 of an Ed25519 key: this prefix, then 32 bytes.
    return bytes.length === 48 && bytes.toString('hex').startsWith('302e020100300506032b6570');
  },
  {
    error:
      'must be an Ed25519 key in base64: make one with openssl genpkey -algorithm ed25519 -outform DER | base64.',
  },
);

/** URL template of the video rooms: each consultation has its own, with an unguessable name. */
const meetingTemplate = text.refine(
  (value) =>
    value.includes('{room}') && URL.parse(value.replace('{room}', 'room'))?.protocol === 'https:',
  { error: 'must be an https URL with {room} in it.' },
);

const settings = z.object({
  NEXT_PUBLIC_SUPABASE_URL: origin,
  NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: publishableKey,
  SUPABASE_SECRET_KEY: secretKey,
  SITE_URL: origin,
  AUTOMATION_WEBHOOK_URL: secureUrl.optional(),
  AUTOMATION_WEBHOOK_SECRET: webhookSecret.optional(),
  INCOMING_WEBHOOK_SECRET: webhookSecret.optional(),
  PROPOSAL_SIGNING_KEY: signingKey.optional(),
  SMTP_URL: text
    .refine((value) => /^smtps?:$/.test(URL.parse(value)?.protocol ?? ''), {
      error: 'must be a URL that begins with smtp:// or smtps://.',
    })
    .optional(),
  MEETING_URL_TEMPLATE: meetingTemplate.optional(),
  SECOND_FACTOR_KEY: z.string().min(20, 'must have at least 20 characters.').optional(),
  CRON_SECRET: text.min(16, 'must have at least 16 characters.'),
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: actionsKey,
  BEHIND_PROXY: z.literal('1', 'must be 1, or be left out.').optional(),
  TRUSTED_PROXIES: z
    .string()
    .regex(/^[0-9]$/, 'must be the number of proxies in front of the site, or be left out.')
    .optional(),
  NEXT_PLAIN: z.literal('1', 'must be 1, or be left out.').optional(),
  STANDALONE: z.literal('1', 'must be 1, or be left out.').optional(),
  INTERNAL_URL: origin.optional(),
  METRICS_TOKEN: text.min(16, 'must have at least 16 characters.').optional(),
  REDIS_URL: z
    .string()
    .refine(
      (value) => /^rediss?:$/.test(URL.parse(value)?.protocol ?? ''),
      'must be a URL that begins with redis:// or rediss://.',
    )
    .optional(),
});

/** The variables of a group are only valid together. */
const GROUPS = [
  { names: ['AUTOMATION_WEBHOOK_URL', 'AUTOMATION_WEBHOOK_SECRET'], of: 'the webhook' },
] as const;

const schema = settings.refine((env) => !env.BEHIND_PROXY || Number(env.TRUSTED_PROXIES) > 0, {
  path: ['TRUSTED_PROXIES'],
  error: 'is missing: behind a proxy, no limit would count by IP.',
  // Also if there are other errors.
  when: ({ value }) => settings.pick({ BEHIND_PROXY: true }).safeParse(value).success,
});

type Env = z.output<typeof schema>;

/** Environment of the scripts that connect to Supabase and print links to the site. */
export const scriptEnvSchema = settings.pick({
  NEXT_PUBLIC_SUPABASE_URL: true,
  SUPABASE_SECRET_KEY: true,
  SITE_URL: true,
});

/** Returns the names of other public variables that contain a secret key, because they are all sent to the browser. */
function leakingNames(source: Record<string, string | undefined>): string[] {
  return Object.keys(source).filter(
    (name) =>
      name.startsWith('NEXT_PUBLIC_') &&
      !(name in settings.shape) &&
      roleOfKey(source[name]?.trim() ?? '') === 'secret',
  );
}

/**
 * Returns the checked environment from `source`.
 * @throws Error with one sentence for each missing or invalid variable, never with its value.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  // An empty variable counts as missing.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const result = schema.safeParse(given);
  const wrong = new Map(leakingNames(given).map((name) => [name, 'must not hold a secret key.']));
  for (const { names, of } of GROUPS) {
    const missing = names.filter((name) => !given[name]);
    if (missing.length === names.length) continue;
    for (const name of missing) wrong.set(name, `is missing beside the rest of ${of}.`);
  }
  for (const { path, message } of result.error?.issues ?? []) {
    const name = String(path[0]);
    if (!wrong.has(name)) wrong.set(name, message);
  }
  if (result.success && wrong.size === 0) return result.data;
  const sentences = [...wrong].map(([name, message]) => `  ${name} ${message}`);
  // Without a cause, because the server would print it too.
  throw new Error(`The environment is not right; see .env.example.\n${sentences.join('\n')}\n`);
}
