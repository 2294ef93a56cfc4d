import { startLocalStack } from '../local-stack.ts';
import { explainAndExit } from '../plain-error.ts';
import { assertFree } from '../ports.ts';
import { readSettings, type Settings } from '../settings.ts';
import type { Stack } from '../stack.ts';
import type { AppProcess } from './app-process.ts';

const CRON_EVERY_MS = 15_000;

/**
 * Runs the stack with the app until one of them ends or the process is interrupted, then stops both.
 * @param startApp called once the stack is running
 */
export async function run(startApp: (settings: Settings) => Promise<AppProcess>): Promise<void> {
  const running: { stop(): Promise<void> }[] = [];
  let stopping: Promise<never> | null = null;
  const stopAll = (code: number) => {
    stopping ??= (async () => {
      for (const part of running.reverse()) await part.stop();
      process.exit(code);
    })();
    return stopping;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stopAll(0));
  }

  try {
    const settings = readSettings(process.env);
    await assertFree(settings.appPort, 'PORT');
    const stack = await startLocalStack(settings);
    running.push(stack);
    const app = await startApp(settings);
    running.push(app);
    const isUp = await Promise.race([answers(settings), app.ended.then(() => false)]);
    if (isUp) {
      const cron = setInterval(() => callCron(settings), CRON_EVERY_MS);
      running.push({ stop: async () => clearInterval(cron) });
      console.log(summary(settings, stack));
    }
    await stopAll(await app.ended);
  } catch (error) {
    if (!stopping) {
      for (const part of running.reverse()) await part.stop();
      explainAndExit(error);
    }
  }
}

async function answers({ appPort }: Settings): Promise<true> {
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${appPort}/robots.txt`).catch(() => null);
    if (response) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Calls the endpoints that a scheduler calls in production for publishing, reminders and deliveries. */
async function callCron({ app, appPort }: Settings): Promise<void> {
  for (const job of ['publish', 'digest', 'outbox']) {
    await fetch(`http://127.0.0.1:${appPort}/api/cron/${job}`, {
      headers: { authorization: `Bearer ${app.CRON_SECRET}` },
      signal: AbortSignal.timeout(CRON_EVERY_MS),
    }).catch(() => null);
  }
}

function summary({ app, databaseUrl, dataFolder }: Settings, stack: Stack): string {
  const rows = [
    ['Site', app.SITE_URL],
    ['Staff', `${app.SITE_URL}/admin/login  ${app.SITE_URL}/member/login`],
    ['Mailbox', stack.mailboxUrl],
    ['Webhooks', stack.receiverUrl],
    ['Supabase', `${stack.url}  (mail to ${stack.smtpUrl})`],
    ['Data', databaseUrl ? `PostgreSQL at ${new URL(databaseUrl).host}` : dataFolder],
    [],
    ['Accounts', 'leader@techlink.example   admin area'],
    ['', 'member@techlink.example   member area'],
    ['', 'member2@techlink.example  member area'],
    ['', 'editor@techlink.example   member area, publishes'],
    ['', 'guest@techlink.example    denied everywhere'],
    ['Password', 'demo-Passw0rd!'],
  ];
  const lines = rows.map(([label = '', value = '']) => `  ${label.padEnd(10)}${value}`.trimEnd());
  return [
    '',
    ...lines,
    '',
    '  Ctrl-C stops everything. The data stays; npm run db:reset starts afresh.',
    '',
  ].join('\n');
}
