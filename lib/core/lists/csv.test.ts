import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { csvResponse, csvText } from './csv';

const rows = [
  { name: 'Ann "The Hook" Lee, Jr.', note: '=1+1', value: 12.5 },
  { name: 'Zoë', note: '@cmd', value: -3 },
  { name: 'Line\nbreak', note: null, value: 0 },
];

it('streams all pages as one file without spreadsheet formulas', async () => {
  const asked: (string | null)[] = [];
  const response = csvResponse(
    'people',
    async (after) => {
      asked.push(after);
      const index = Number(after ?? 0);
      const row = rows[index];
      return { rows: row ? [row] : [], next: index < 2 ? String(index + 1) : null };
    },
    [
      ['Name', ({ name }) => name],
      ['Note', ({ note }) => note],
      ['Value', ({ value }) => value],
    ],
  );
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe(
    'Name,Note,Value\n"Ann ""The Hook"" Lee, Jr.",\'=1+1,12.5\nZoë,\'@cmd,-3\n"Line\nbreak",,0\n',
  );
  expect(asked).toEqual([null, '1', '2']);
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="people.csv"');
});

it.each(['=1+1', '+1', '-1', '@cmd', '\t=1+1', '\r=1+1'])(
  'escapes %j with an apostrophe',
  (cell) => {
    expect(csvText([[cell, 'x']])).toContain(`'${cell}`);
    expect(csvText([[`a${cell}`]])).not.toContain("'");
  },
);

it('is used for every CSV file of the site', () => {
  const files = globSync('{app,components,lib}/**/*.{ts,tsx}');
  const writers = files.filter((file) =>
    /^import .*'csv-stringify/m.test(readFileSync(file, 'utf8')),
  );
  expect(writers).toEqual(['lib/core/lists/csv.ts']);
  const exports = globSync('app/api/export/**/route.ts').filter(
    (file) => !/\b(csvExport|csvResponse)\(/.test(readFileSync(file, 'utf8')),
  );
  // The personal data export is a JSON file.
  expect(exports).toEqual(['app/api/export/person/route.ts']);
});
