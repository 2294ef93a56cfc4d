import { describe, expect, it } from 'vitest';
import { formDifference, wordDifference } from './difference';
import { copyNames, instantOf, isSame, momentOf, requestsOf, slugOf, valuesOf } from './rules';

it.each([
  ['Month-end close, in 2 days', 'month-end-close-in-2-days'],
  ['  Überraschung: 100 % Café!  ', 'uberraschung-100-cafe'],
  ['日本', ''],
  [`${'word '.repeat(20)}`, 'word-'.repeat(16).slice(0, -1)],
])('turns the title %j into the slug %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});

it.each([
  ['2026-12-01T11:00', '2026-12-01T16:00:00.000Z'],
  ['2026-07-01T11:00', '2026-07-01T15:00:00.000Z'],
])('converts %s in New York to %s', (moment, instant) => {
  expect(instantOf(moment)).toBe(instant);
  expect(momentOf(instant)).toBe(moment);
});

it.each(['', '2026-12-01', '2026-02-30T10:00', 'tomorrow'])('rejects %j as a moment', (moment) => {
  expect(instantOf(moment)).toBeNull();
});

it('gives a copy a slug different from its source', () => {
  const source = { title: 'A post', slug: 'x'.repeat(80) };
  expect(copyNames(source, 1)).toEqual({ title: 'Copy of A post', slug: `${'x'.repeat(75)}-copy` });
  expect(copyNames(source, 2).slug).toBe(`${'x'.repeat(73)}-copy-2`);
});

it('converts a numeric price column to form text', () => {
  expect(valuesOf('services', { price_from: 9500 })).toEqual({ price_from: '9500' });
});

it('compares forms regardless of field order', () => {
  const form = { title: 'A', scope: [{ text: 'one' }] };
  expect(isSame('services', form, { scope: [{ text: 'one' }], title: 'A' })).toBe(true);
  expect(isSame('services', form, { ...form, scope: [{ text: 'two' }] })).toBe(false);
});

it.each([
  ['the same', 'the same', ['=the same']],
  ['one two three', 'one 2 three', ['=one ', '-two', '+2', '= three']],
  ['', 'new', ['+new']],
  ['gone now', 'now', ['-gone ', '=now']],
  ['a b c d', 'x b y d', ['-a', '+x', '= b ', '-c', '+y', '= d']],
])('compares %j with %j word by word', (before, after, parts) => {
  const signs = { same: '=', removed: '-', added: '+' };
  const written = wordDifference(before, after).map(({ kind, text }) => signs[kind] + text);
  expect(written).toEqual(parts);
});

it('shows a very long rewrite as a whole', () => {
  const long = (word: string) => Array.from({ length: 3000 }, (_, n) => word + n).join(' ');
  expect(wordDifference(long('a'), long('b')).map(({ kind }) => kind)).toEqual([
    'removed',
    'added',
  ]);
});

it('lists the fields that differ', () => {
  const before = { title: 'A', body: 'Text', tags: [{ text: 'one' }] };
  const after = { title: 'A', body: 'Text more', tags: [] };
  expect(formDifference('blog_posts', before, after).map(({ label }) => label)).toEqual([
    'Text of the post',
    'Tags',
  ]);
});

describe('a published case', () => {
  const saved = (source: string) => ({ figures: [{ source: 'A sheet.' }, { source }] });

  it('asks the editor for a missing source', () => {
    expect(requestsOf('cases', { state: 'published', saved: saved('') })).toEqual({
      figures: expect.stringContaining('lost its source'),
    });
  });

  it.each([
    ['cases', 'published', saved('Another.')],
    ['cases', 'draft', saved('')],
    ['services', 'published', {}],
  ] as const)('of %s that is %s nothing is asked', (table, state, values) => {
    expect(requestsOf(table, { state, saved: values })).toEqual({});
  });
});
