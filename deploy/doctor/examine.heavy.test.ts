import { createServer, type Server } from 'node:http';
import { createServer as createSocketServer, type Server as SocketServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { unusedEnvironment } from '@/lib/core/env.test-double';
import { migrationVersions } from '@/lib/core/readiness/migration-versions';
import { paths } from '@/lib/paths';
import { publishedKey, signingKey } from '@/lib/proposals/receipt';
import { digestOf, hashOf, type Release } from '@/supabase/local/database/released';
import { readSqlFiles } from '@/supabase/local/database/sql-files';
import { listen, portOf } from '@/supabase/local/web-server';
import { type Examined, examine } from './examine';

/** Answers of Supabase, the site and the automation; a test plants its mistake here. */
type Answers = {
  date: string;
  applied: string[];
  digests: { version: string; digest: string }[];
  disableSignup: boolean;
  ranAt: string;
  jobs: string[];
  leadersSince: string[];
  paidCourses: string[];
  redis: string;
  cronSecret: string;
  secretKey: string;
  openKeyIsSecret: boolean;
  receiptKey: string;
  requestId: string | null;
  encoding: string | null;
};

let answers: Answers;
let servers: { supabase: Server; site: Server; hook: Server };
let smtp: SMTPServer;
let redis: SocketServer;
let variables: NodeJS.Dict<string>;
let releases: Release[];

const { migrations } = await readSqlFiles();
/** Place of a migration that was released. */
const frozen = migrations.findIndex(({ name }) => name.endsWith('_people_sessions.sql'));
const freeze = (version: string, files: typeof migrations): Release => ({
  version,
  hashes: new Map(files.map((file) => [file.name, hashOf(file)])),
});

const JOBS = ['outbox', 'publish', 'digest', 'retention'];
const urlOf = (server: SocketServer) => `http://127.0.0.1:${portOf(server.address())}`;

function supabaseServer(): Server {
  return createServer((request, response) => {
    const key = request.headers.apikey;
    const isSecret = key === answers.secretKey || answers.openKeyIsSecret;
    const reply = (status: number, body: unknown) =>
      response
        .writeHead(status, { 'Content-Type': 'application/json', Date: answers.date })
        .end(JSON.stringify(body));
    const url = request.url ?? '';
    if (String(key).startsWith('sb_secret') && !isSecret) return reply(401, {});
    if (url.includes('migration_digests')) return reply(200, answers.digests);
    if (url.includes('/rpc/')) return isSecret ? reply(200, answers.applied) : reply(401, {});
    if (url.includes('cron_runs')) {
      return reply(
        200,
        answers.jobs.map((job) => ({ job, ran_at: answers.ranAt })),
      );
    }
    if (url.includes('user_profiles')) {
      return reply(
        200,
        answers.leadersSince.map((created_at) => ({ created_at })),
      );
    }
    if (url.includes('courses?')) {
      return reply(
        200,
        answers.paidCourses.map((slug) => ({ slug })),
      );
    }
    if (url.includes('settings')) return reply(200, { disable_signup: answers.disableSignup });
    return reply(200, []);
  });
}

function siteServer(): Server {
  return createServer((request, response) => {
    const { requestId, encoding } = answers;
    response.setHeader('X-Request-Id', requestId ?? String(request.headers['x-request-id']));
    if (request.url === paths.receiptKeys) response.setHeader('ETag', answers.receiptKey);
    if (encoding) response.setHeader('Content-Encoding', encoding);
    const isKnown = request.headers.authorization === `Bearer ${answers.cronSecret}`;
    response.statusCode = request.method === 'GET' ? 200 : isKnown ? 400 : 401;
    response.end();
  });
}

/** Answers every command of a client alike. */
const redisServer = () =>
  createSocketServer((socket) =>
    socket.on('data', (data) => {
      for (const _ of data.toString().matchAll(/\*\d+\r\n/g)) socket.write(answers.redis);
    }),
  );

const healthy = (): Answers => ({
  date: new Date().toUTCString(),
  applied: migrationVersions(),
  digests: migrations.map(({ name, statements }) => ({
    version: name.slice(0, 14),
    digest: digestOf(statements),
  })),
  disableSignup: true,
  ranAt: new Date().toISOString(),
  jobs: JOBS,
  leadersSince: ['2026-01-01T00:00:00Z'],
  paidCourses: ['webhooks-and-apis'],
  redis: '+OK\r\n',
  cronSecret: unusedEnvironment.CRON_SECRET,
  secretKey: unusedEnvironment.SUPABASE_SECRET_KEY,
  openKeyIsSecret: false,
  receiptKey: `"${publishedKey(signingKey(unusedEnvironment.PROPOSAL_SIGNING_KEY)).id}"`,
  requestId: '0123456789abcdef',
  encoding: 'gzip',
});

beforeAll(async () => {
  servers = {
    supabase: supabaseServer(),
    site: siteServer(),
    // As n8n and the demo's receiver, which take POST alone.
    hook: createServer((_, response) => response.writeHead(404).end()),
  };
  smtp = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] });
  redis = redisServer();
  for (const server of [...Object.values(servers), smtp.server, redis]) await listen(server, 0);
});

beforeEach(() => {
  answers = healthy();
  releases = [
    freeze('1.0.0', migrations.slice(0, -1)),
    freeze('1.1.0', migrations.slice(-1)),
    freeze('1.1.1', []),
  ];
  variables = {
    ...unusedEnvironment,
    NEXT_PUBLIC_SUPABASE_URL: urlOf(servers.supabase),
    SITE_URL: urlOf(servers.site),
    AUTOMATION_WEBHOOK_URL: urlOf(servers.hook),
    SMTP_URL: `smtp://127.0.0.1:${portOf(smtp.server.address())}`,
    REDIS_URL: urlOf(redis).replace('http', 'redis'),
    INTERNAL_URL: urlOf(servers.site),
    BEHIND_PROXY: '1',
    TRUSTED_PROXIES: '1',
  };
});

afterAll(async () => {
  smtp.close();
  redis.close();
  for (const server of Object.values(servers)) {
    server.closeAllConnections();
    server.close();
  }
});

async function examined(version = process.versions.node): Promise<Examined[]> {
  const all: Examined[] = [];
  for await (const one of examine(variables, { timeout: 2000, version, releases })) all.push(one);
  return all;
}

const findings = async (version?: string) =>
  (await examined(version)).flatMap(({ wrong }) => wrong);

const notes = async () => (await examined()).flatMap((one) => one.notes);

test('nothing is wrong with a healthy site', async () => {
  expect(await findings()).toEqual([]);
});

const nowhere = 'http://127.0.0.1:1';
const backupKey = Buffer.alloc(32).toString('base64');
const mistakes: [string, () => void, RegExp][] = [
  ['a variable is missing', () => delete variables.CRON_SECRET, /^CRON_SECRET is missing/],
  [
    'Supabase is elsewhere',
    () => (variables.NEXT_PUBLIC_SUPABASE_URL = nowhere),
    /^Supabase does not answer at/,
  ],
  [
    'the secret key is of another project',
    () => (answers.secretKey = 'sb_secret_other'),
    /^Supabase refuses SUPABASE_SECRET_KEY/,
  ],
  ['the open key has all rights', () => (answers.openKeyIsSecret = true), /every browser has it/],
  [
    'a migration is missing',
    () => answers.applied.pop(),
    /^The database lacks 1 migrations.*supabase db push/,
  ],
  [
    'a migration is unknown',
    () => answers.applied.push('29990101000000'),
    /does not know, the first is 29990101000000/,
  ],
  [
    'the database was migrated by no release',
    () => {
      variables.SITE_URL = 'https://127.0.0.1:1';
      releases = [];
    },
    /^The migrations of the database were never released: .*npm run release/,
  ],
  [
    'a migration is newer than every release',
    () => {
      variables.SITE_URL = 'https://127.0.0.1:1';
      releases.splice(1);
    },
    /^The database has 1 migrations that were never released, the first is 2026\d+_\w+\.sql/,
  ],
  [
    'another text of a released file was applied',
    () =>
      (answers.digests[frozen] = {
        version: migrations[frozen]?.name.slice(0, 14) ?? '',
        digest: 'e3b0',
      }),
    /^The database differs from release 1\.0\.0 in \d+_people_sessions\.sql: .*repair/,
  ],
  [
    'a released file was edited',
    () => releases[0]?.hashes.set(migrations[frozen]?.name ?? '', 'e3b0'),
    /_people_sessions\.sql was released and has changed/,
  ],
  ['anybody can sign up', () => (answers.disableSignup = false), /^Anybody can sign up/],
  [
    'the mail server is down',
    () => (variables.SMTP_URL = 'smtp://127.0.0.1:1'),
    /^The mail server 127.0.0.1:1 does not answer/,
  ],
  [
    'the automation is down',
    () => (variables.AUTOMATION_WEBHOOK_URL = nowhere),
    /^The automation does not answer/,
  ],
  [
    'the key of receipts is another',
    () => (answers.receiptKey = '"another"'),
    /^The site does not publish the key of PROPOSAL_SIGNING_KEY/,
  ],
  ['the site is down', () => (variables.SITE_URL = nowhere), /^Nobody answers at SITE_URL/],
  [
    'SITE_URL is another site',
    () => (answers.cronSecret = 'another'),
    /^The site at SITE_URL has another CRON_SECRET/,
  ],
  [
    'the proxy trusts visitors',
    () => (answers.requestId = null),
    /^The proxy passes on X-Request-Id/,
  ],
  ['nobody compresses', () => (answers.encoding = null), /^Pages are not compressed/],
  [
    'the scheduler stopped',
    () => (answers.ranAt = '2026-01-01T00:00:00Z'),
    /not called \/api\/cron\/outbox since 2026/,
  ],
  [
    'courses are paid elsewhere, and no payment can be recorded',
    () => delete variables.INCOMING_WEBHOOK_SECRET,
    /^1 courses have a payment link, the first is webhooks-and-apis/,
  ],
  [
    'there is no leader',
    () => (answers.leadersSince = []),
    /^Nobody can sign in as a leader.*npm run first-leader/,
  ],
  [
    'a nightly job never ran',
    () => (answers.jobs = JOBS.filter((job) => job !== 'retention')),
    /not called \/api\/cron\/retention yet/,
  ],
  [
    'Redis is down',
    () => (variables.REDIS_URL = 'redis://127.0.0.1:1'),
    /^The Redis at 127.0.0.1:1 does not answer/,
  ],
  [
    'Redis wants a password',
    () => (answers.redis = '-NOAUTH Authentication required.\r\n'),
    /^The Redis at .* refuses user or password/,
  ],
  [
    'the site cannot reach itself',
    () => (variables.INTERNAL_URL = nowhere),
    /^The site does not answer at INTERNAL_URL/,
  ],
  [
    'nobody counts the proxies',
    () => {
      variables.SITE_URL = 'https://127.0.0.1:1';
      delete variables.BEHIND_PROXY;
      delete variables.TRUSTED_PROXIES;
    },
    /^TRUSTED_PROXIES is not set, and a proxy stands in front/,
  ],
  [
    'the key of backups is short',
    () => (variables.BACKUP_KEY = 'hunter2'),
    /^BACKUP_KEY must be 32 bytes/,
  ],
  [
    'a backup has no database',
    () => (variables.BACKUP_KEY = backupKey),
    /^DATABASE_URL is missing beside BACKUP_KEY/,
  ],
  [
    'the database of backups is a pool',
    () => (variables.DATABASE_URL = 'postgres://postgres@db.example:6543/postgres'),
    /^DATABASE_URL is a transaction pool/,
  ],
  [
    'the database of backups is down',
    () => (variables.DATABASE_URL = 'postgres://postgres@127.0.0.1:1/postgres'),
    /^The database does not answer at DATABASE_URL \(127.0.0.1:1\)/,
  ],
  [
    'the clock is off',
    () => (answers.date = 'Thu, 01 Jan 2026 00:00:00 GMT'),
    /^The clock of this machine is \d+ seconds off/,
  ],
];

test.each(mistakes)('finds that %s', async (_what, plant, sentence) => {
  plant();
  const found = await findings();
  expect(found.filter((one) => sentence.test(one))).toHaveLength(1);
});

test('a nightly job is not due on the first day', async () => {
  answers.jobs = JOBS.filter((job) => job !== 'retention');
  answers.leadersSince = [new Date().toISOString()];
  expect(await findings()).toEqual([]);
  expect(await notes()).toContain('/api/cron/retention is called at night and is not yet due.');
});

test('backups elsewhere are no mistake', async () => {
  expect(await notes()).toContain(
    'Backups are not set up in this environment: see deploy/README.md.',
  );
});

test('the newest release that a database has in full is named', async () => {
  expect(await notes()).toContain('The database is that of release 1.1.1.');
  answers.applied.pop();
  answers.digests.pop();
  expect(await notes()).toContain('The database is that of release 1.0.0.');
});

test('the database of a developer may have no release', async () => {
  releases = [];
  expect(await findings()).toEqual([]);
  expect(await notes()).toContainEqual(expect.stringMatching(/were never released/));
});

test('finds an old Node', async () => {
  expect(await findings('20.19.0')).toEqual(['Node 20.19.0 is too old: install 22.18 or newer.']);
});
