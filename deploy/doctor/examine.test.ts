import { createServer, type Server } from 'node:http';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { unusedEnvironment } from '@/lib/core/env.test-double';
import { migrationVersions } from '@/lib/core/readiness/migration-versions';
import { listen, portOf } from '@/supabase/local/web-server';
import { examine } from './examine';

/** Answers of Supabase, the site and the automation; a test plants its mistake here. */
type Answers = {
  date: string;
  applied: string[];
  disableSignup: boolean;
  ranAt: string;
  cronSecret: string;
  secretKey: string;
  openKeyIsSecret: boolean;
  requestId: string | null;
  encoding: string | null;
};

let answers: Answers;
let servers: { supabase: Server; site: Server; hook: Server; smtp: SMTPServer };
let variables: NodeJS.Dict<string>;

const JOBS = ['outbox', 'publish', 'digest', 'retention'];
const urlOf = (server: Server) => `http://127.0.0.1:${portOf(server.address())}`;

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
    if (url.includes('/rpc/')) return isSecret ? reply(200, answers.applied) : reply(401, {});
    if (url.includes('cron_runs')) {
      return reply(
        200,
        JOBS.map((job) => ({ job, ran_at: answers.ranAt })),
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
    if (encoding) response.setHeader('Content-Encoding', encoding);
    const isKnown = request.headers.authorization === `Bearer ${answers.cronSecret}`;
    response.statusCode = request.method === 'GET' ? 200 : isKnown ? 400 : 401;
    response.end();
  });
}

const healthy = (): Answers => ({
  date: new Date().toUTCString(),
  applied: migrationVersions(),
  disableSignup: true,
  ranAt: new Date().toISOString(),
  cronSecret: unusedEnvironment.CRON_SECRET,
  secretKey: unusedEnvironment.SUPABASE_SECRET_KEY,
  openKeyIsSecret: false,
  requestId: '0123456789abcdef',
  encoding: 'gzip',
});

beforeAll(async () => {
  servers = {
    supabase: supabaseServer(),
    site: siteServer(),
    hook: createServer((_, response) => response.writeHead(405).end()),
    smtp: new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'] }),
  };
  const { supabase, site, hook, smtp } = servers;
  for (const server of [supabase, site, hook, smtp.server]) await listen(server, 0);
});

beforeEach(() => {
  answers = healthy();
  variables = {
    ...unusedEnvironment,
    NEXT_PUBLIC_SUPABASE_URL: urlOf(servers.supabase),
    SITE_URL: urlOf(servers.site),
    AUTOMATION_WEBHOOK_URL: urlOf(servers.hook),
    SMTP_URL: `smtp://127.0.0.1:${portOf(servers.smtp.server.address())}`,
    BEHIND_PROXY: '1',
    TRUSTED_PROXIES: '1',
  };
});

afterAll(async () => {
  const { smtp, ...others } = servers;
  smtp.close();
  for (const server of Object.values(others)) {
    server.closeAllConnections();
    server.close();
  }
});

async function findings(version?: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { wrong } of examine(variables, {
    timeout: 2000,
    ...(version && { version }),
  })) {
    found.push(...wrong);
  }
  return found;
}

test('nothing is wrong with a healthy site', async () => {
  expect(await findings()).toEqual([]);
});

const nowhere = 'http://127.0.0.1:1';
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

test('finds an old Node', async () => {
  expect(await findings('20.19.0')).toEqual(['Node 20.19.0 is too old: install 22.18 or newer.']);
});
