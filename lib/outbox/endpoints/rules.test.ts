import { expect, test } from 'vitest';
import { stateOf } from './rules';

const since = '2026-11-23T14:00:00Z';

test.each([
  ['works', {}, { text: 'Active', tone: 'low' }],
  [
    'failed once',
    { failures: 1, failingSince: since },
    { text: /^Failing since Nov 23/, tone: 'high' },
  ],
  [
    'was resumed and has not answered',
    { failingSince: since },
    { text: /^Resumed/, tone: 'medium' },
  ],
  [
    'was paused by hand',
    { pausedBecause: 'leader' as const },
    { text: 'Paused by hand', tone: 'neutral' },
  ],
  [
    'was paused because it failed',
    { pausedBecause: 'failures' as const, failures: 4, failingSince: since },
    { text: /^Paused: every attempt failed/, tone: 'high' },
  ],
])('describes an endpoint that %s', (_, fields, { text, tone }) => {
  const state = stateOf({ pausedBecause: null, failures: 0, failingSince: null, ...fields });
  expect(state.text).toMatch(text);
  expect(state.tone).toBe(tone);
});
