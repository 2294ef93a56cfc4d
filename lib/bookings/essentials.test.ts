import { expect, test } from 'vitest';
import { hasEssentials } from './essentials';

test.each([
  ['  ', 'a@b.co', new Date(), false],
  ['Ada', ' ', new Date(), false],
  ['Ada', 'a@b.co', null, false],
  ['Ada', 'a@b.co', new Date(), true],
])('requires first name, email and date: %j %j', (firstName, email, startsAt, ok) => {
  expect(hasEssentials({ firstName, email, startsAt })).toBe(ok);
});
