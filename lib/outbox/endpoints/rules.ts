import type { Endpoint } from './model';

const pauses: Record<NonNullable<Endpoint['pausedBecause']>, string> = {
  leader: 'Paused by hand',
  failures: 'Paused after ten failures in a row',
  gone: 'Paused: it answered that it is gone for good',
  given_up: 'Paused: an event failed at every attempt',
};

/** Returns the state of an endpoint in words, and whether somebody has to look at it. */
export function stateOf({
  pausedBecause,
  failures,
}: Pick<Endpoint, 'pausedBecause' | 'failures'>): {
  text: string;
  tone: 'low' | 'medium' | 'high' | 'neutral';
} {
  if (pausedBecause) {
    return { text: pauses[pausedBecause], tone: pausedBecause === 'leader' ? 'neutral' : 'high' };
  }
  if (failures === 0) return { text: 'Active', tone: 'low' };
  return { text: failures === 1 ? 'One failure' : `${failures} failures in a row`, tone: 'medium' };
}

/** Returns how many types an endpoint gets, in words. */
export function typesInWords(types: readonly string[]): string {
  if (types.length === 0) return 'All events';
  return types.length === 1 ? (types[0] ?? '') : `${types.length} kinds of event`;
}
