import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NotMeasured } from '../not-measured';
import { type Claim, chosenFrom, exposeFaults, tryClaims } from './claim';

const claim = (name: string, run: Claim['run'], sabotaged = run) => ({
  name,
  claim: `${name} holds`,
  bar: '0',
  least: { count: 2, of: 'events' },
  sabotage: [{ fault: 'nothing is locked', run: sabotaged }],
  run,
});
const good = claim('good', async () => ({ figure: '0 lost', held: true, seen: 2 }));
const bad = claim('bad', async () => ({ figure: '1 | lost', held: false, seen: 2 }));
const idle = claim('idle', async () => ({ figure: '0 lost', held: true, seen: 1 }));
const thrown = claim('thrown', () => Promise.reject(new Error('no answer\nat line 1')));
const absent = claim('absent', () => Promise.reject(new NotMeasured('nginx is not installed')));

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

test('failures, exceptions and too few events are not held; rows unsupported on this machine are skipped', async () => {
  const { table } = await tryClaims([good, bad, idle, thrown, absent]);
  expect(table.split('\n').slice(2)).toEqual([
    '| good | good holds | 0 lost | 0; ≥ 2 events seen | yes |',
    '| bad | bad holds | 1 \\| lost | 0; ≥ 2 events seen | **no** |',
    '| idle | idle holds | 0 lost | 0; ≥ 2 events seen | **no**: 1 of at least 2 events seen |',
    '| thrown | thrown holds |  | 0; ≥ 2 events seen | **no**: no answer |',
    '| absent | absent holds |  | 0; ≥ 2 events seen | skipped: nginx is not installed |',
  ]);
  for (const one of [good, bad, idle, thrown, absent]) {
    expect((await tryClaims([one])).isBroken).toBe([bad, idle, thrown].includes(one));
  }
});

test('a name selects its row only, and an unknown name is rejected', () => {
  expect(chosenFrom([good, bad], [], 'prove')).toEqual([good, bad]);
  expect(chosenFrom([good, bad], ['bad'], 'prove')).toEqual([bad]);
  expect(() => chosenFrom([good, bad], ['bad', 'ba'], 'prove')).toThrow(
    'No row ba. prove [row …]; the rows: good bad',
  );
});

test('a claim that passes with a fault, or could not run with it, is blind', async () => {
  const exposures = await exposeFaults([
    claim('sees', good.run, bad.run),
    claim('counts', good.run, idle.run),
    claim('blind', good.run),
    claim('broken', good.run, thrown.run),
    claim('skipped', good.run, absent.run),
  ]);
  expect(exposures.map(({ isBlind }) => isBlind)).toEqual([false, false, true, true, false]);
});
