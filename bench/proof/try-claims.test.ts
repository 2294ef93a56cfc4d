import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NotMeasured } from '../not-measured';
import type { Claim } from './claim';
import { chosenFrom, exposeFaults, tryClaims, writeTable } from './try-claims';

const claim = (
  name: string,
  run: Claim['run'],
  plan?: Claim['plan'],
  sabotaged: Claim['run'] = run,
): Claim => ({
  name,
  claim: `${name} holds`,
  bar: '0',
  least: { count: 2, of: 'events' },
  sabotage: [{ fault: 'nothing is locked', run: sabotaged }],
  run,
  ...(plan && { plan }),
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
  const verdicts = await tryClaims([good, bad, idle, thrown, absent]);
  expect(verdicts.map(({ isBroken }) => isBroken)).toEqual([false, true, true, true, false]);
  expect(writeTable(verdicts).split('\n').slice(2)).toEqual([
    '| good | good holds | 0 lost | 0; ≥ 2 events seen | yes |',
    '| bad | bad holds | 1 \\| lost | 0; ≥ 2 events seen | **no** |',
    '| idle | idle holds | 0 lost | 0; ≥ 2 events seen | **no**: 1 of at least 2 events seen |',
    '| thrown | thrown holds |  | 0; ≥ 2 events seen | **no**: no answer |',
    '| absent | absent holds |  | 0; ≥ 2 events seen | skipped: nginx is not installed |',
  ]);
});

test('plans every claim before running the first', async () => {
  const told: string[] = [];
  const teller = (name: string) =>
    claim(
      name,
      async () => ({ figure: String(told.push(`tries ${name}`)), held: true, seen: 2 }),
      () => told.push(`plans ${name}`),
    );
  await tryClaims([teller('a'), teller('b')]);
  expect(told).toEqual(['plans a', 'plans b', 'tries a', 'tries b']);
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
    claim('sees', good.run, undefined, bad.run),
    claim('counts', good.run, undefined, idle.run),
    claim('blind', good.run),
    claim('broken', good.run, undefined, thrown.run),
  ]);
  expect(exposures.map(({ name, isBlind }) => [name, isBlind])).toEqual([
    ['sees', false],
    ['counts', false],
    ['blind', true],
    ['broken', true],
  ]);
});
