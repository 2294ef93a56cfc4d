import fc from 'fast-check';
import { expect, test } from 'vitest';
import { INPUT_NAMES, type InputName, type Inputs, type NumberField, numberFields } from './fields';
import type { PriceList } from './prices';
import { readCalculation } from './query';
import { type Estimate, estimateFirst, MONTHS_AHEAD, TOO_FEW_HOURS } from './rules';
import { currentRules, rulesVersions } from './versions';
import { estimateSummary } from './wording';

const prices: PriceList = {
  discovery: 9500,
  services: [
    { slug: 'workflow-automation', title: 'Workflow automation', price: 18_000 },
    { slug: 'document-processing', title: 'Document processing', price: 24_000 },
  ],
};

const read = (query: string, versions = rulesVersions) =>
  readCalculation(new URLSearchParams(query), prices, versions);

function usualInputs(): Inputs {
  const { result } = read('');
  if (!result) throw new Error('The usual numbers are within the limits');
  return result.inputs;
}

const numbersOf = (estimate: Estimate) => [
  estimate.work,
  ...[estimate.hours, estimate.saved, estimate.once, estimate.running].flatMap((range) => [
    range.cautious,
    range.good,
  ]),
  ...estimate.months.flatMap(({ cautious, good }) => [cautious, good]),
];

/** Random field values, with up to two decimals. */
const numberOf = ({ name, min, max }: NumberField) =>
  name === 'months' || name === 'people'
    ? fc.integer({ min, max })
    : fc.integer({ min: min * 100, max: max * 100 }).map((hundredths) => hundredths / 100);

const anyInputs = fc.tuple(...numberFields.map(numberOf)).map((numbers): Inputs => {
  const inputs = { ...usualInputs() };
  for (const [index, { name }] of numberFields.entries()) inputs[name] = numbers[index] ?? 0;
  return { ...inputs, high: Math.max(inputs.high, inputs.low) };
});

const queryOf = (inputs: Inputs) =>
  String(new URLSearchParams(Object.entries(inputs).map(([name, value]) => [name, `${value}`])));

const estimated = (inputs: Inputs): { inputs: Inputs; estimate: Estimate } => {
  const { result, errors } = read(queryOf(inputs));
  if (!result) throw new Error(JSON.stringify(errors));
  return result;
};

test('every value within the limits gives finite ranges', () => {
  fc.assert(
    fc.property(anyInputs, (given) => {
      const { estimate } = estimated(given);
      expect(numbersOf(estimate).every(Number.isFinite)).toBe(true);
      expect(estimate.hours.cautious).toBeLessThanOrEqual(estimate.hours.good);
      expect(estimate.saved.cautious).toBeLessThanOrEqual(estimate.saved.good);
      expect(estimate.once.cautious).toBeGreaterThanOrEqual(estimate.once.good);
      expect(estimate.running.cautious).toBeGreaterThanOrEqual(estimate.running.good);
      expect(estimate.months).toHaveLength(MONTHS_AHEAD);
      expect(estimate.months.every(({ cautious, good }) => cautious <= good)).toBe(true);
      expect(estimateSummary(estimate)).not.toMatch(/NaN|Infinity|undefined|null/);
    }),
  );
});

/** Infinity if the investment is never recovered. */
const paid = (month: number | null) => month ?? Number.POSITIVE_INFINITY;

const MORE_SAVES: InputName[] = [
  'people',
  'hours',
  'rate',
  'mistakes',
  'fix',
  'weeks',
  'low',
  'high',
];
const MORE_COSTS: InputName[] = [
  'discovery',
  'building',
  'over',
  'plan',
  'upkeep',
  'months',
  'queue',
];

test.each([
  ...MORE_SAVES.map((name) => [name, 'more never saves less', 1] as const),
  ...MORE_COSTS.map((name) => [name, 'more never saves more', -1] as const),
])('%s: %s', (name, _, sign) => {
  fc.assert(
    fc.property(anyInputs, anyInputs, (first, second) => {
      const [from, to] = [first[name], second[name]].toSorted((a, b) => a - b);
      const [less, more] = [from, to].map((value) =>
        estimateFirst({ ...first, [name]: Number(value) }),
      );
      if (!less || !more) throw new Error('Two estimates are compared');
      for (const which of ['cautious', 'good'] as const) {
        // A higher hourly rate also makes the hours that remain with the client more expensive; and an automation that
        // costs more than it saves may start later.
        if (less.hours[which] <= 0 && sign > 0) continue;
        if (name === 'months' && less.saved[which] < less.running[which]) continue;
        const [worse, better] = sign > 0 ? [less, more] : [more, less];
        expect(better.saved[which]).toBeGreaterThanOrEqual(worse.saved[which]);
        expect(paid(better.paysFrom[which])).toBeLessThanOrEqual(paid(worse.paysFrom[which]));
        expect(better.months.at(-1)?.[which]).toBeGreaterThanOrEqual(
          Number(worse.months.at(-1)?.[which]) - 1,
        );
      }
    }),
  );
});

test('includes the overrun in the cautious estimate only', () => {
  const inputs = { ...usualInputs(), discovery: 9500, building: 20_000, over: 25 };
  expect(estimateFirst(inputs).once).toEqual({ cautious: 34_500, good: 29_500 });
});

test('advises against work that saves too few hours, whatever it costs', () => {
  fc.assert(
    fc.property(anyInputs, (given) => {
      const { estimate } = estimated(given);
      expect(estimate.verdict === 'leave').toBe(estimate.hours.good < TOO_FEW_HOURS);
    }),
  );
  expect(read('people=1&hours=5&rate=33').result?.estimate.verdict).toBe('leave');
  expect(read('people=1&hours=7&rate=200').result?.estimate.verdict).toBe('measure');
  expect(read('people=1&hours=10').result?.estimate.verdict).toBe('slow');
  expect(read('people=2&hours=8').result?.estimate.verdict).toBe('open');
  expect(read('people=3&hours=20').result?.estimate.verdict).toBe('pays');
});

test.each([
  '-1',
  '1e308',
  'NaN',
  'Infinity',
  '<script>alert(1)</script>',
  '1,2345',
  '0x10',
  '9'.repeat(400),
  '1 2',
  "1';--",
])('rejects %j in every field with a message, and computes nothing', (text) => {
  for (const { name } of numberFields) {
    const { result, errors, values } = read(String(new URLSearchParams({ [name]: text })));
    expect(result, name).toBeNull();
    expect(errors[name], name).toMatch(/^Enter (an? |a percentage).+ from .+ to .+\.$/);
    expect(values[name]).toBe(text);
  }
});

test.each([
  ['hours', '1,5', 1.5],
  ['hours', '12,50', 12.5],
  ['hours', '１２', 12],
  ['mistakes', '1 234,5', 1234.5],
  ['discovery', '1.234,56', 1234.56],
  ['discovery', '$9,500', 9500],
  ['building', "12'000", 12_000],
  ['low', '12,5 %', 12.5],
] as const)('a field of %s parses %j like any other amount', (name, text, value) => {
  expect(read(String(new URLSearchParams({ [name]: text }))).result?.inputs[name]).toBe(value);
});

test.each([
  ['discovery', '1.234', 'can mean 1,234 or 1.23'],
  ['people', '$5', 'a number from'],
  ['rate', '5%', 'an amount from'],
  ['people', '1,5', 'Enter a whole number.'],
])('explains why a field of %s rejects %j', (name, text, reason) => {
  const { result, errors } = read(String(new URLSearchParams({ [name]: text })));
  expect(result).toBeNull();
  expect(Object.values(errors)).toEqual([expect.stringContaining(reason)]);
});

test('requires an emptied field of the work, and restores the default of an emptied assumption', () => {
  expect(read('hours=').errors).toEqual({ hours: 'Enter a number from 0 to 60.' });
  expect(read('low=&discovery=&building=').errors).toEqual({});
  expect(read('low=&discovery=&building=').values).toMatchObject({ low: '50', discovery: '9500' });
  expect(read('people=1.5').errors).toEqual({ people: 'Enter a whole number.' });
  expect(read('low=70&high=60').errors).toEqual({
    high: 'The good case cannot be below the cautious one.',
  });
});

test('never fails on arbitrary text', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom(...INPUT_NAMES, 'v', 'service'), fc.string()),
      (query) => {
        const { result, errors } = read(String(new URLSearchParams(query)));
        expect(result === null).toBe(Object.keys(errors).length > 0);
        if (result) expect(numbersOf(result.estimate).every(Number.isFinite)).toBe(true);
      },
    ),
  );
});

test('the query of an estimate reproduces it after price changes', () => {
  fc.assert(
    fc.property(anyInputs, (given) => {
      const { result } = read(queryOf(given));
      const dearer = { discovery: 1, services: [{ slug: 'other', title: 'Other', price: 2 }] };
      const again = readCalculation(new URLSearchParams(result?.query), dearer);
      expect(again.result?.estimate).toEqual(result?.estimate);
    }),
  );
});

test('a link keeps the version of its rules; unknown versions use the current rules', () => {
  const next = {
    version: 2,
    since: '2027-01-01',
    estimate: (inputs: Inputs) => estimateFirst({ ...inputs, rate: 2 * inputs.rate }),
  };
  const both = [...rulesVersions, next] as const;
  const [first] = rulesVersions;
  const older = read('v=1', [first, next]);
  const current = read('', [first, next]);
  expect(older).toMatchObject({ version: 1, isOlder: true, isUnknownVersion: false });
  expect(current).toMatchObject({ version: 2, isOlder: false, isUnknownVersion: false });
  const doubled = 2 * Number(older.result?.estimate.saved.good);
  expect(Math.abs(Number(current.result?.estimate.saved.good) - doubled)).toBeLessThanOrEqual(1); // each is rounded
  expect(older.result?.query).toContain('v=1');
  expect(read('v=99', [first, next])).toMatchObject({ version: 2, isUnknownVersion: true });
  expect(currentRules([first, next])).toBe(both.at(-1));
});

test('uses the price of the chosen service, or the default for an unknown one', () => {
  expect(read('service=workflow-automation').values.building).toBe('18000');
  expect(read('service=<b>').service?.slug).toBe('document-processing');
  expect(readCalculation(new URLSearchParams(), { discovery: 0, services: [] }).errors).toEqual({
    building: 'Enter an amount from $0 to $10,000,000.',
  });
});
