import { type Handler, serve, type WebServer } from '../../../supabase/local/web-server.ts';
import { ports } from '../../support/ports.ts';
import { openSite, type PostgresStack, type Site } from '../../support/site.ts';
import { until } from '../../support/until.ts';
import type { Fault } from './load-claim.ts';
import { openReceiver, type Receiver } from './receiver.ts';

/** The production site, with a controllable receiver of webhooks. */
export type ProofSite = Site & {
  receiver: Receiver;
  /** Returns the number that a statement selects as its only column. */
  count(statement: string, parameters?: string[]): Promise<number>;
};

export type SiteOptions = {
  /** Stack to run on; it ends with the site. Without it, a fresh database. */
  stack?: PostgresStack;
  /** A proxy between the site and Supabase. */
  between?: (api: Handler) => Handler;
  /** Environment variables of the server. */
  env?: NodeJS.Dict<string>;
  fault?: Fault | undefined;
};

/** Runs `work` with a separate site that has just started and has an empty outbox. */
export async function onSite<Result>(
  work: (site: ProofSite) => Promise<Result>,
  { stack: given, between, env, fault }: SiteOptions = {},
): Promise<Result> {
  const opened = await openSite(given);
  const { stack } = opened;
  const parts: { stop(): Promise<void> }[] = [opened];
  try {
    const receiver = await openReceiver(stack.webhookSecret);
    parts.push(receiver);
    const gate: WebServer | null = between ? await serve(0, between(stack.api)) : null;
    if (gate) parts.push(gate);
    // The claim reports intended failures.
    const server = opened.beside(
      ports.site,
      {
        AUTOMATION_WEBHOOK_URL: receiver.hookUrl,
        NEXT_PUBLIC_SUPABASE_URL: gate?.url ?? stack.url,
        ...env,
        ...fault?.env,
      },
      true,
    );
    parts.push({ stop: server.kill });
    await stack.sql('delete from public.outbox');
    await fault?.breaks?.(stack);
    await server.start();
    const count = async (statement: string, parameters?: string[]) => {
      const [row = {}] = await stack.sql(statement, parameters);
      return Number(Object.values(row)[0]);
    };
    await until(
      'the webhook of the environment is an endpoint',
      async () =>
        (await count('select count(*) from public.webhook_endpoints where origin = $1', [
          'environment',
        ])) === 1,
    );
    return await work({ ...opened, ...server, receiver, count });
  } finally {
    for (const part of parts.toReversed()) await part.stop();
  }
}
