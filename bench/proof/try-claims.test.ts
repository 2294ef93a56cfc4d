import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NotMeasured } from '../not-measured';
import type { Claim } from './claim';
import { chosenFrom, tryClaims, writeTable } from './try-claims';

const claim = (name: string, run: Claim['run'], plan?: Claim['plan']): Claim => ({
  name,
  claim: `${name} holds`,
  bar: '0',
  run,
  ...(plan && { plan }),
});
const good = claim('good', async () => ({ figure: '0 lost', held: true }));
const bad = claim('bad', async () => ({ figure: '1 | lost', held: false }));
const thrown = claim('thrown', () => Promise.reject(new Error('no answer\nat line 1')));
const absent = claim('absent', () => Promise.reject(new NotMeasured('nginx is not installed')));

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

test('what fails or throws is not held; what this machine cannot try is skipped', async () => {
  const verdicts = await tryClaims([good, bad, thrown, absent]);
  expect(verdicts.map(({ isBroken }) => isBroken)).toEqual([false, true, true, false]);
  expect(writeTable(verdicts).split('\n').slice(2)).toEqual([
    '| good | good holds | 0 lost | 0 | yes |',
    '| bad | bad holds | 1 \\| lost | 0 | **no** |',
    '| thrown | thrown holds |  | 0 | **no**: no answer |',
    '| absent | absent holds |  | 0 | skipped: nginx is not installed |',
  ]);
});

test('every claim is planned before the first is tried', async () => {
  const told: string[] = [];
  const teller = (name: string) =>
    claim(
      name,
      async () => ({ figure: String(told.push(`tries ${name}`)), held: true }),
      () => told.push(`plans ${name}`),
    );
  await tryClaims([teller('a'), teller('b')]);
  expect(told).toEqual(['plans a', 'plans b', 'tries a', 'tries b']);
});

test('a name chooses its row only, and an unknown one is refused', () => {
  expect(chosenFrom([good, bad], [], 'prove')).toEqual([good, bad]);
  expect(chosenFrom([good, bad], ['bad'], 'prove')).toEqual([bad]);
  expect(() => chosenFrom([good, bad], ['bad', 'ba'], 'prove')).toThrow(
    'No row ba. prove [row …]; the rows: good bad',
  );
});
