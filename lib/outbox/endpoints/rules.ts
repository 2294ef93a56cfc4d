import { shortMoment } from '@/lib/core/time/business-time';
import type { Endpoint, EndpointWithHealth } from './model';

const pauses: Record<NonNullable<Endpoint['pausedBecause']>, string> = {
  leader: 'Paused by hand',
  failures: 'Paused: every attempt failed for ten minutes',
  gone: 'Paused: it answered that it is gone for good',
  given_up: 'Paused: an event failed at every attempt',
  off: 'Off: AUTOMATION_WEBHOOK_URL is not set',
};

/** Returns a label for the state of an endpoint, with a tone that shows whether it needs attention. */
export function stateOf({
  pausedBecause,
  failures,
  failingSince,
}: Pick<EndpointWithHealth, 'pausedBecause' | 'failures' | 'failingSince'>): {
  text: string;
  tone: 'low' | 'medium' | 'high' | 'neutral';
} {
  if (pausedBecause) {
    return {
      text: pauses[pausedBecause],
      tone: /^(leader|off)$/.test(pausedBecause) ? 'neutral' : 'high',
    };
  }
  if (failingSince === null) return { text: 'Active', tone: 'low' };
  if (failures === 0) return { text: 'Resumed, no answer yet', tone: 'medium' };
  return { text: `Failing since ${shortMoment(failingSince)}`, tone: 'high' };
}

/** Returns a label for the number of subscribed event types. */
export function typesInWords(types: readonly string[]): string {
  if (types.length === 0) return 'All events';
  return types.length === 1 ? (types[0] ?? '') : `${types.length} kinds of event`;
}
