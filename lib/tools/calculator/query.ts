import type { Query } from '@/lib/core/lists/filter-query';
import { readAmount, readHundredths } from '@/lib/core/text/money';
import {
  eachInput,
  INPUT_NAMES,
  type InputName,
  type Inputs,
  type NumberField,
  numberFields,
} from './fields';
import { listPrice, type PricedService, type PriceList, serviceOf } from './prices';
import type { Estimate } from './rules';
import { currentRules, rulesOf, rulesVersions } from './versions';

const PERCENT = /\s*%$/;

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** A parsed query: the texts of the fields, and the numbers if all texts are valid. */
export type Calculation = {
  values: Record<InputName, string>;
  errors: Partial<Record<InputName, string>>;
  service: PricedService | undefined;
  version: number;
  /** True if a newer version has replaced the rules of the link. */
  isOlder: boolean;
  /** True if the link refers to an unknown version of the rules. */
  isUnknownVersion: boolean;
  result: { inputs: Inputs; estimate: Estimate; query: string } | null;
};

function rangeText({ min, max, unit }: NumberField): string {
  const [from, to] = [number.format(min), number.format(max)];
  if (unit === 'dollars') return `an amount from $${from} to $${to}`;
  return unit === 'percent'
    ? `a percentage from ${from} to ${to}`
    : `a number from ${from} to ${to}`;
}

/** Returns the field with this name. */
function fieldOf(name: InputName): NumberField {
  const field = numberFields.find((known) => known.name === name);
  if (!field) throw new Error(`The calculator has no field ${name}`);
  return field;
}

/** Returns the text of a field that is missing in the query: empty if the visitor cleared a required field. */
function textOf(usual: number | undefined, query: Query, name: InputName): string {
  const isEmptied = query.get(name) !== null && fieldOf(name).isRequired;
  return isEmptied || usual === undefined ? '' : String(usual);
}

/** Parses the number of a field, or returns an error message for its text. */
function readField(field: NumberField, text: string): number | string {
  const read =
    field.unit === 'dollars'
      ? readAmount(text)
      : readHundredths(text, field.unit === 'percent' ? PERCENT : null);
  if (typeof read === 'string') return read;
  const value = read === null ? Number.NaN : read / 100;
  if (!(value >= field.min && value <= field.max)) return `Enter ${rangeText(field)}.`;
  return field.name === 'months' || field.name === 'people' ? wholeNumber(value) : value;
}

function wholeNumber(value: number): number | string {
  return Number.isInteger(value) ? value : 'Enter a whole number.';
}

/** Returns the query that reproduces the estimate, with every number in it. */
export function estimateQuery(
  inputs: Inputs,
  service: PricedService | undefined,
  version: number,
): string {
  const numbers = numberFields.map(({ name }) => [name, String(inputs[name])]);
  return String(
    new URLSearchParams([
      ['v', String(version)],
      ...(service ? [['service', service.slug]] : []),
      ...numbers,
    ]),
  );
}

/** Returns the error messages for invalid numbers, by field. */
function errorsOf(read: Record<InputName, number | string>): Calculation['errors'] {
  const errors: Calculation['errors'] = {};
  for (const name of INPUT_NAMES) {
    const value = read[name];
    if (typeof value === 'string') errors[name] = value;
  }
  if (Number(read.low) > Number(read.high)) {
    errors.high = 'The good case cannot be below the cautious one.';
  }
  return errors;
}

/** Parses a query of /calculator. All results are computed here; a link contains only inputs. */
export function readCalculation(
  query: Query,
  prices: PriceList,
  versions = rulesVersions,
): Calculation {
  const service = serviceOf(prices, query.get('service'));
  const named = query.get('v');
  const { version, estimate } = rulesOf(named, versions);
  const usual = eachInput(
    (name) => listPrice(name, prices, service) ?? fieldOf(name).usual ?? undefined,
  );
  const values = eachInput((name) => query.get(name)?.trim() || textOf(usual[name], query, name));
  const read = eachInput((name) => readField(fieldOf(name), values[name]));
  const errors = errorsOf(read);
  const inputs = eachInput((name) => Number(read[name]));
  const isComplete = Object.keys(errors).length === 0;
  return {
    values,
    errors,
    service,
    version,
    isOlder: version < currentRules(versions).version,
    isUnknownVersion: named !== null && String(version) !== named,
    result: isComplete
      ? { inputs, estimate: estimate(inputs), query: estimateQuery(inputs, service, version) }
      : null,
  };
}
