import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centsDecimal, centsText, percentOf, valueText, weightedCents } from './amounts';
import { dayText, monthsFrom, monthText } from './day-text';
import { cents, dealMove, newDealForm } from './schema';
import { DEAL_STAGES } from './stages';
import { stepState } from './steps';

const percents = { new: 10, qualified: 25, proposal: 50, negotiation: 75 };
const MOST = 13_000_000_000;

describe('amounts in integer cents', () => {
  it.each([
    ['', 0],
    ['33,500', 3_350_000],
    ['$99.5', 9950],
    [' 1 000.05 ', 100_005],
    ['0.29', 29],
    ['10000000', 1_000_000_000],
  ])('parses %j as %i', (typed, value) => expect(cents.parse(typed)).toBe(value));

  it.each(['-1', '1e9', 'NaN', '12.345', '10000000.01', 'free', '1.2.3', '٣'])(
    'rejects the text %j',
    (typed) => expect(cents.safeParse(typed).success).toBe(false),
  );

  it('formats and parses amounts without loss', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (value) => {
        expect(cents.parse(centsDecimal(value))).toBe(value);
        expect(cents.parse(centsText(value))).toBe(value);
      }),
    );
  });

  it('weighted amounts are integers within half a cent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: MOST }),
        fc.integer({ min: 0, max: 100 }),
        (value, percent) => {
          const weighted = weightedCents(value, percent);
          expect(Number.isInteger(weighted)).toBe(true);
          expect(Math.abs(weighted * 100 - value * percent)).toBeLessThanOrEqual(50);
        },
      ),
    );
  });

  it('a won deal counts in full and a lost one does not count', () => {
    expect(DEAL_STAGES.map((stage) => percentOf(stage, percents))).toEqual([
      10, 25, 50, 75, 100, 0,
    ]);
  });

  it.each([
    [0, 0, '$0'],
    [3_350_000, 0, '$33,500'],
    [0, 9900, '$99 a month'],
    [3_350_000, 9950, '$33,500 + $99.50 a month'],
  ])('%i once and %i a month are formatted as %s', (onceCents, monthCents, text) => {
    expect(valueText({ onceCents, monthCents })).toBe(text);
  });
});

describe('the next step', () => {
  const today = '2026-11-25';
  it.each([
    ['new', null, 'none'],
    ['proposal', '2026-11-24', 'late'],
    ['proposal', '2026-11-25', 'today'],
    ['proposal', '2026-11-26', 'planned'],
    ['won', '2026-11-24', 'closed'],
    ['lost', null, 'closed'],
  ] as const)('the next step in stage %s on %s is %s', (stage, nextStepOn, state) => {
    expect(stepState({ stage, nextStep: 'Call', nextStepOn }, today)).toBe(state);
  });
});

describe('the form of a deal', () => {
  const typed = {
    title: 'A deal',
    client: crypto.randomUUID(),
    stage: 'new',
    once: '',
    month: '',
    expectedOn: '',
  };
  const errorsOf = (fields: Record<string, string>) =>
    newDealForm.safeParse({ ...typed, ...fields }).error?.issues.map(({ path }) => path[0]);

  it('accepts a deal without a step', () => expect(errorsOf({})).toBeUndefined());

  it.each([
    ['a step without a day', { nextStep: 'Call' }, 'nextStepOn'],
    ['a day without a step', { nextStepOn: '2026-11-25' }, 'nextStep'],
    ['no day at all', { expectedOn: '2026-02-31' }, 'expectedOn'],
    ['a stage that is closed', { stage: 'won' }, 'stage'],
    ['a missing contact', { client: '' }, 'client'],
  ])('rejects %s', (_, fields, field) => expect(errorsOf(fields)).toEqual([field]));

  it('requires a reason for a lost deal', () => {
    const move = { id: crypto.randomUUID(), stage: 'lost', seen: 'new' };
    expect(dealMove.safeParse(move).success).toBe(false);
    expect(dealMove.safeParse({ ...move, reason: 'price' }).success).toBe(true);
  });
});

it('formats days and months, with the year if it differs', () => {
  expect(dayText('2026-11-03', '2026-11-25')).toBe('Nov 3');
  expect(dayText('2027-01-03', '2026-11-25')).toBe('Jan 3, 2027');
  expect(monthText('2027-01')).toBe('January 2027');
  expect(monthsFrom('2026-11-30', 3)).toEqual(['2026-11', '2026-12', '2027-01']);
});
