import { join } from 'node:path';
import { type Keys, openSupabaseApi } from './api/supabase-api.ts';
import type { Database } from './database/database.ts';
import { openMailbox } from './mailbox/mailbox.ts';
import { openRealtime } from './realtime/realtime-server.ts';
import { serve } from './web-server.ts';
import { openWebhookReceiver } from './webhooks/webhook-receiver.ts';

export type StackSettings = {
  /** Migrated and seeded; the caller closes it after `stop`. */
  database: Database;
  keys: Keys;
  /** Origin of the app. */
  siteUrl: string;
  webhookSecret: string;
  /** 0 for any free port. */
  ports: { api: number; mailbox: number; smtp: number; hook: number };
  /** Folder for uploaded files, emails and deliveries. */
  folder: string;
};

export type Stack = {
  url: string;
  mailboxUrl: string;
  smtpUrl: string;
  receiverUrl: string;
  hookUrl: string;
  /** Handles a request like the server at `url`, without a network connection. */
  api(request: Request): Promise<Response>;
  dropRealtimeConnections(): void;
  stop(): Promise<void>;
};

/**
 * Starts all services that the app needs on 127.0.0.1: Supabase (Data API, Auth, Storage, Realtime), the mailbox and
 * the webhook receiver.
 * @throws the system error if a port is not available; started services are stopped again
 */
export async function startStack(settings: StackSettings): Promise<Stack> {
  const { database, keys, siteUrl, ports, folder } = settings;
  const started: { stop(): Promise<void> }[] = [];
  const stop = async () => {
    await Promise.all(started.map((part) => part.stop()));
  };
  try {
    const mailbox = await openMailbox({ web: ports.mailbox, smtp: ports.smtp }, folder);
    started.push(mailbox);
    const receiver = await openWebhookReceiver(ports.hook, settings.webhookSecret, folder);
    started.push(receiver);
    const filesFolder = join(folder, 'files');
    const { smtpPort } = mailbox;
    const api = await openSupabaseApi({ database, keys, siteUrl, smtpPort, filesFolder });
    const web = await serve(ports.api, api);
    started.push(web);
    const realtime = await openRealtime({ server: web.server, database, keys });
    started.push(realtime);
    return {
      url: web.url,
      mailboxUrl: mailbox.url,
      smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
      receiverUrl: receiver.url,
      hookUrl: receiver.hookUrl,
      api,
      dropRealtimeConnections: realtime.dropConnections,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
