import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { paymentSchema } from '@/lib/academy/payments/schema';
import { importRow } from '@/lib/clients/import/schema';
import { checkForm } from '@/lib/content/editing/form';
import { newDealForm } from '@/lib/deals/schema';
import type { ContentTable } from '@/lib/paths';
import { typedItem } from '@/lib/proposals/content';
import { moneyFormat, readAmount } from './money';
import { typedCents } from './typed-text';

describe('a typed amount', () => {
  it.each([
    ['1234', 123_400],
    ['0', 0],
    ['0.5', 50],
    ['.50', 50],
    ['1,5', 150],
    ['12,50', 1250],
    ['1234,56', 123_456],
    ['1234.56', 123_456],
    ['1,234', 123_400],
    ['1,234.5', 123_450],
    ['1.234,56', 123_456],
    ['1.234.567', 123_456_700],
    ['1.234.567,8', 123_456_780],
    ['1,234,567.89', 123_456_789],
    ['12 000,50', 1_200_050],
    ['12\u00A0000,50', 1_200_050],
    ['12\u202F000.50', 1_200_050],
    ['12\u2009000', 1_200_000],
    ["1'234.56", 123_456],
    ['1’234’567,00', 123_456_700],
    ['1,23,456.78', 12_345_678],
    ['12,34,567', 123_456_700],
    ['$1,234.50', 123_450],
    ['$ 1,234', 123_400],
    ['US$1,234', 123_400],
    ['USD 1.234,56', 123_456],
    ['1,234 USD', 123_400],
    ['99 dollars', 9900],
    ['1234.56$', 123_456],
    ['+1,234', 123_400],
    ['１，２３４．５０', 123_450],
    ['007', 700],
  ])('parses %j', (typed, cents) => {
    expect(readAmount(typed)).toBe(cents);
  });

  it.each([
    ['1.234', '“1.234” can mean 1,234 or 1.23. Please write 1234 or 1.23.'],
    ['12.000', '“12.000” can mean 12,000 or 12.00. Please write 12000 or 12.00.'],
    ['$1.500', '“1.500” can mean 1,500 or 1.50. Please write 1500 or 1.50.'],
    ['999.999 USD', '“999.999” can mean 999,999 or 1000.00. Please write 999999 or 1000.00.'],
  ])('rejects %j and offers both readings', (typed, sentence) => {
    expect(readAmount(typed)).toBe(sentence);
  });

  it.each([
    '',
    '$',
    '-5',
    '−5',
    '(5)',
    '1e3',
    '4.93E+11',
    '0x10',
    'NaN',
    'Infinity',
    '12k',
    '€12',
    '12 EUR',
    '£1,234',
    '12²',
    '½',
    '1,234,56',
    '1.234.56',
    '1,2345',
    '1234.567',
    '0,234',
    '0.234',
    '1,234.567',
    '1.234,567',
    '1,234 567',
    '1 2',
    '12 50',
    '1..2',
    '1.',
    '.',
    ',',
    '1,23,4567',
    '1234,567',
    '12 34,567',
    '33 + 5',
    'ten',
  ])('rejects %j', (typed) => {
    expect(readAmount(typed)).toBeNull();
  });

  it('is parsed in linear time', () => {
    const started = performance.now();
    for (const typed of [`1${' '.repeat(200_000)}x`, '1 '.repeat(200_000)]) {
      expect(readAmount(typed)).toBeNull();
    }
    expect(performance.now() - started).toBeLessThan(500);
  });

  it('is parsed in the format that this site writes', () => {
    for (const cents of [0, 1, 50, 99, 100, 99_950, 123_400, 123_456, 99_999_999_999]) {
      const written = moneyFormat('USD').format(cents / 100);
      expect(readAmount(written), written).toBe(cents);
    }
  });
});

describe('amount field', () => {
  const optional = typedCents(1_000_000_000);
  const messages = (typed: unknown, schema = optional) =>
    schema.safeParse(typed).error?.issues.map(({ message }) => message);
  const INVALID = 'Please enter an amount in US dollars up to 10,000,000, such as 33,500 or 99.50.';

  it('is 0 if optional and empty', () => {
    expect(optional.parse('  ')).toBe(0);
    expect(optional.parse('\u00A0$33,500\u200B')).toBe(3_350_000);
  });

  it('is rejected if required and empty', () => {
    const required = typedCents(1_000_000_000, 'Please enter the amount.');
    for (const empty of ['', ' ', '\u200B', undefined]) {
      expect(messages(empty, required)).toEqual(['Please enter the amount.']);
    }
    expect(required.parse('0')).toBe(0);
  });

  it('reports both readings, or the expected format', () => {
    expect(messages('1.234')).toEqual([expect.stringContaining('1,234 or 1.23')]);
    expect(messages('much')).toEqual([INVALID]);
    expect(messages('10,000,000.01')).toEqual([INVALID]);
    expect(messages('9'.repeat(400))).toEqual([INVALID]);
    expect(optional.parse('10,000,000')).toBe(1_000_000_000);
  });
});

describe('money fields', () => {
  const item = { service_id: null, title: 'Build', detail: '', once: '', month: '' };
  const inForm = (field: z.ZodType) => (typed: string) => {
    const { data, error } = field.safeParse(typed);
    return error?.issues[0]?.message ?? data;
  };
  const inEditor = (table: ContentTable, field: string) => (typed: string) => {
    const { columns, fieldErrors } = checkForm(table, { [field]: typed });
    return fieldErrors?.[field] ?? columns?.[field];
  };
  const inItem = (field: 'once' | 'month') => (typed: string) => {
    const { data, error } = typedItem.safeParse({ ...item, [field]: typed });
    return error?.issues[0]?.message ?? data?.[`${field}_cents`];
  };
  const fields: [string, (typed: string) => unknown, scale: number | null][] = [
    ['a row of an import', inForm(importRow.shape.value), 1],
    ['a deal, once', inForm(newDealForm.shape.once), 100],
    ['a deal, a month', inForm(newDealForm.shape.month), 100],
    ['an item, once', inItem('once'), 100],
    ['an item, a month', inItem('month'), 100],
    ['a payment', inForm(paymentSchema.shape.amount), 1],
    // An editor returns no value while other fields are missing.
    ['a course', inEditor('courses', 'price'), null],
    ['a service', inEditor('services', 'price_from'), null],
    ['a case', inEditor('cases', 'price_from'), null],
    ['a case, up to', inEditor('cases', 'price_to'), null],
  ];

  it.each(fields)('parse amounts the same way in %s', (_, field, scale) => {
    const read = (dollars: number) => (scale === null ? undefined : dollars * scale);
    expect(field('1.234,56')).toBe(read(1234.56));
    expect(field('12 000,50')).toBe(read(12_000.5));
    expect(field('$1,234')).toBe(read(1234));
    expect(field('1.234')).toContain('can mean 1,234 or 1.23');
    for (const typed of ['-1', '1e3', '€12', 'much', 'NaN'])
      expect(typeof field(typed)).toBe('string');
  });

  it('accept only whole numbers for a salary', () => {
    const salary = inEditor('jobs', 'salary_min');
    expect(salary('105,000')).toBeUndefined();
    expect(salary('105.000')).toContain('can mean 105,000 or 105.00');
    expect(salary('105,5')).toContain('must be a whole number');
  });

  it('reject an empty payment', () => {
    expect(inForm(paymentSchema.shape.amount)(' ')).toBe('Please enter the amount.');
  });
});
