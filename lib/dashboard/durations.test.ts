import { expect, it } from 'vitest';
import { durationText } from './durations';

it.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [200, '3 h 20 min'],
  [2879, '47 h 59 min'],
  [2880, '2 days'],
])('formats %i minutes as %s', (minutes, text) => expect(durationText(minutes)).toBe(text));
