import { describe, expect, it } from 'vitest';
import type { ColumnMapping } from './columns';
import { examineRows } from './rows';

const none: ColumnMapping = {
  firstname: null,
  lastname: null,
  email: null,
  phone: null,
  company: null,
  jobtitle: null,
  stage: null,
  value: null,
  tags: null,
  source: null,
};

describe('the rows', () => {
  const mapping = { ...none, firstname: 0, email: 1, stage: 2, value: 3, tags: 4 };
  const rows = (...cells: string[][]) =>
    cells.map((row, index) => ({ line: index + 2, cells: row }));

  it('parses the cells of a valid row', () => {
    const { good, bad } = examineRows(
      rows(['Hannah Maria Weiss', ' Hannah@Example.com ', 'CLIENT', '$64,000', 'Finance; docs']),
      mapping,
    );
    expect(bad).toEqual([]);
    expect(good[0]?.contact).toMatchObject({
      firstname: 'Hannah',
      lastname: 'Maria Weiss',
      email: 'hannah@example.com',
      stage: 'client',
      value: 64000,
      tags: ['finance', 'docs'],
      phone: null,
    });
  });

  it('reads an email next to the name if there is no other', () => {
    const { good } = examineRows(
      rows(['Ada Lovelace <ada@example.com>', ''], ['"Lovelace, Bob" <bob@example.com>', '']),
      mapping,
    );
    expect(good.map(({ contact }) => contact)).toMatchObject([
      { firstname: 'Ada', lastname: 'Lovelace', email: 'ada@example.com' },
      { firstname: 'Bob', lastname: 'Lovelace', email: 'bob@example.com' },
    ]);
  });

  it('leaves missing fields null', () => {
    const { good } = examineRows(rows(['Hannah', 'h@example.com']), mapping);
    expect(good[0]?.contact).toMatchObject({ stage: null, value: null, lastname: null });
  });

  it.each([
    ['without a name', ['', 'h@example.com'], 'Please enter a first name.'],
    ['without an address', ['Hannah', ''], 'Please enter a valid email address.'],
    ['with a broken address', ['Hannah', 'h@'], 'Please enter a valid email address.'],
    ['with an unknown stage', ['Hannah', 'h@example.com', 'hot'], 'The stage must be lead'],
    [
      'with a value that is none',
      ['Hannah', 'h@example.com', '', 'much'],
      'Please enter an amount',
    ],
    ['with an email address in a name', ['Hannah <h@x.example>', 'h@example.com'], 'in one line'],
    ['with a name that is too long', ['H'.repeat(101), 'h@example.com'], 'at most 100 characters'],
  ])('rejects a row %s with its reason', (_, cells, reason) => {
    const { good, bad } = examineRows(rows(cells), mapping);
    expect(good).toEqual([]);
    expect(bad).toEqual([{ line: 2, cells, reason: expect.stringContaining(reason) }]);
  });

  it('separates valid and rejected rows, and accepts an email once', () => {
    const { good, bad } = examineRows(
      rows(['A', 'a@example.com'], ['B', 'A@example.com'], ['C', 'c@example.com'], ['', '']),
      mapping,
    );
    expect(good).toHaveLength(2);
    expect(bad.map(({ line, reason }) => [line, reason])).toEqual([
      [3, 'Line 2 has the same email.'],
      [5, expect.any(String)],
    ]);
  });
});
