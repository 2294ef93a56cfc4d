import { DOLLARS_AN_HOUR, firstRunText, UPKEEP_PERCENT } from './assumptions';

/** Numbers that a visitor can enter, in the order of the form. */
export const INPUT_NAMES = [
  'people',
  'hours',
  'rate',
  'mistakes',
  'low',
  'high',
  'fix',
  'queue',
  'weeks',
  'discovery',
  'building',
  'over',
  'plan',
  'upkeep',
  'months',
] as const;
export type InputName = (typeof INPUT_NAMES)[number];
export type Inputs = Record<InputName, number>;

type Unit = 'dollars' | 'percent' | null;

export type NumberField = {
  name: InputName;
  label: string;
  unit: Unit;
  min: number;
  max: number;
  /** Default of an empty field; null if one of our prices is used. */
  usual: number | null;
  /** An empty field is an error. */
  isRequired?: boolean;
  hint: string;
};

/** Fields about the current work. Only the visitor knows these values, so all are required. */
export const workFields: readonly NumberField[] = [
  {
    name: 'people',
    label: 'People who do this work',
    unit: null,
    min: 1,
    max: 500,
    usual: 2,
    isRequired: true,
    hint: 'All who touch it in a normal week.',
  },
  {
    name: 'hours',
    label: 'Hours a week, each',
    unit: null,
    min: 0,
    max: 60,
    usual: 16,
    isRequired: true,
    hint: 'Remembered hours are mostly too high. Count one week if you can.',
  },
  {
    name: 'rate',
    label: 'Cost of an hour',
    unit: 'dollars',
    min: 1,
    max: 500,
    usual: DOLLARS_AN_HOUR,
    isRequired: true,
    hint: `Wage, taxes and desk. ${DOLLARS_AN_HOUR} is the estimate that all our pages use.`,
  },
  {
    name: 'mistakes',
    label: 'Mistakes put right in a week',
    unit: null,
    min: 0,
    max: 5000,
    usual: 0,
    isRequired: true,
    hint: 'Outside the hours above. 0 if they are part of them.',
  },
];

/** Our assumptions, each with its reason. */
export const assumptionFields: readonly NumberField[] = [
  {
    name: 'low',
    label: 'Share taken over, cautious',
    unit: 'percent',
    min: 0,
    max: 95,
    usual: 50,
    hint: 'A first version often carries half, and people the rest.',
  },
  {
    name: 'high',
    label: 'Share taken over, good',
    unit: 'percent',
    min: 0,
    max: 95,
    usual: 80,
    hint: 'Brightwell Foods went from 26 hours to 5.2, which is 80 percent.',
  },
  {
    name: 'fix',
    label: 'Minutes for each mistake',
    unit: null,
    min: 0,
    max: 600,
    usual: 20,
    hint: 'Our estimate. Finding it takes longer than typing it again.',
  },
  {
    name: 'queue',
    label: 'Hours a week that stay with you',
    unit: null,
    min: 0,
    max: 60,
    usual: 0.5,
    hint: 'Someone owns the exceptions permanently. We count it against the savings.',
  },
  {
    name: 'weeks',
    label: 'Weeks a year with this work',
    unit: null,
    min: 1,
    max: 52,
    usual: 52,
    hint: 'Fewer for a close, a season or a campaign.',
  },
  {
    name: 'months',
    label: 'Months before the first run',
    unit: null,
    min: 1,
    max: 24,
    usual: 3,
    hint: `Two weeks of discovery, ${firstRunText.toLowerCase()} of building. They save nothing.`,
  },
];

/** Prices. The site's price list replaces missing defaults. */
export const priceFields: readonly NumberField[] = [
  {
    name: 'discovery',
    label: 'Discovery, once',
    unit: 'dollars',
    min: 0,
    max: 1_000_000,
    usual: null,
    hint: '0 if the process has been measured.',
  },
  {
    name: 'building',
    label: 'Building, once',
    unit: 'dollars',
    min: 0,
    max: 10_000_000,
    usual: null,
    hint: 'Agreed in writing before we start.',
  },
  {
    name: 'over',
    label: 'Building above that price, cautious',
    unit: 'percent',
    min: 0,
    max: 300,
    usual: 25,
    hint: 'Ours are “from” prices: each outside party adds to them.',
  },
  {
    name: 'plan',
    label: 'Plan, a month',
    unit: 'dollars',
    min: 0,
    max: 100_000,
    usual: 99,
    hint: 'Starter is 49, Professional is 99.',
  },
  {
    name: 'upkeep',
    label: 'Upkeep a year',
    unit: 'percent',
    min: 0,
    max: 100,
    usual: UPKEEP_PERCENT,
    hint: 'Of the building price, with the plan in it. A plan that costs more is counted instead.',
  },
];

export const numberFields: readonly NumberField[] = [
  ...workFields,
  ...assumptionFields,
  ...priceFields,
];

/** Returns a value for each number that a visitor can enter. */
export function eachInput<Value>(of: (name: InputName) => Value): Record<InputName, Value> {
  return {
    people: of('people'),
    hours: of('hours'),
    rate: of('rate'),
    mistakes: of('mistakes'),
    low: of('low'),
    high: of('high'),
    fix: of('fix'),
    queue: of('queue'),
    weeks: of('weeks'),
    discovery: of('discovery'),
    building: of('building'),
    over: of('over'),
    plan: of('plan'),
    upkeep: of('upkeep'),
    months: of('months'),
  };
}

/** Returns the default of each field; 0 where one of our prices is used. */
export function usualInputs(): Inputs {
  const usual = (name: InputName) => numberFields.find((field) => field.name === name)?.usual ?? 0;
  return eachInput(usual);
}
