import 'server-only';
import { env } from '@/lib/core/env';
import { CHANNELS, type Channel } from './statuses';

const hostOf = (url: string | undefined) => (url ? new URL(url).host : null);

/** The host that each channel sends to; null for one that is off, because its variables are not set. */
export const endpoints: Record<Channel, string | null> = {
  webhook: hostOf(env.AUTOMATION_WEBHOOK_URL),
  mail: hostOf(env.SMTP_URL),
};

export const channelsOff = CHANNELS.filter((channel) => endpoints[channel] === null);
