import { addSeconds } from 'date-fns';
import type { ChannelHealth } from './model';

export const CHANNELS = ['webhook', 'mail'] as const;
/** `off`: mail or the webhook of the environment was not set up when the event was due. `held`: its endpoint is paused. */
export const DELIVERY_STATUSES = [
  'pending',
  'delivered',
  'dead',
  'off',
  'held',
  'test_failed',
] as const;
export type Channel = (typeof CHANNELS)[number];

/** Minutes to wait after the first, second, … failed attempt; after the last the event is dead. */
const BACK_OFF_MINUTES = [1, 5, 15, 60, 180, 480, 1440] as const;

/** Longest wait that an endpoint may ask for. */
const MAX_ASKED_SECONDS = 24 * 3600;

/** Waits are up to this part longer, so that events which failed together do not come back together. */
const SPREAD = 0.2;

/** Returns the seconds that a Retry-After header asks for: a number, or a date. */
function askedSeconds(retryAfter: string, now: Date): number {
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - now.getTime()) / 1000;
  return seconds > 0 ? Math.min(seconds, MAX_ASKED_SECONDS) : 0;
}

/**
 * Returns the time of the next try after `attempts` attempts, or null once the event is dead.
 * @param retryAfter what the endpoint asked for
 * @param luck spreads the waits, from 0 to 1
 */
export function retryAt(
  attempts: number,
  now: Date,
  retryAfter = '',
  luck = Math.random(),
): Date | null {
  const minutes = BACK_OFF_MINUTES[attempts - 1];
  if (minutes === undefined) return null;
  const wait = Math.max(minutes * 60, askedSeconds(retryAfter.trim(), now));
  return addSeconds(now, wait * (1 + SPREAD * luck));
}

/**
 * Returns the health of a channel: `off` where it sends nowhere, `failing` from its first failure to its next success,
 * `attention` where an event is dead or some attempt failed, `quiet` where nothing was sent.
 */
export function healthOf({
  receivers,
  delivered,
  failed,
  dead,
  failingSince,
}: Pick<ChannelHealth, 'receivers' | 'delivered' | 'failed' | 'dead' | 'failingSince'>):
  | 'off'
  | 'well'
  | 'quiet'
  | 'attention'
  | 'failing' {
  if (receivers === null) return 'off';
  if (failingSince !== null) return 'failing';
  if (dead > 0 || failed > 0) return 'attention';
  return delivered > 0 ? 'well' : 'quiet';
}

const MASK = '••••••••';
const SECRET = /token|secret|password|hash|signature|key|cookie/i;

/** Returns the value with every field masked whose name is that of a secret, at any depth. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      SECRET.test(name) && inner !== null ? MASK : withoutSecrets(inner),
    ]),
  );
}

/** A signed token: base64url text, a dot and a signature of 32 bytes. */
const SIGNED_TOKEN = /[\w-]{8,}\.[\w-]{43}(?![\w-])/g;

/** Returns the text with the signed tokens of its links masked: each works for anyone who has it. */
export function withoutTokens(text: string): string {
  return text.replace(SIGNED_TOKEN, MASK);
}
