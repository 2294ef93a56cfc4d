import { describe, expect, test } from 'vitest';
import type { Figure } from './model';
import {
  comparisonsOf,
  figureNumber,
  figurePeriod,
  figureUnit,
  furtherFigure,
  withFigures,
} from './rules';

const figure = (changes: Partial<Figure> = {}): Figure => ({
  id: 'hours-after',
  label: 'Hours',
  value: 5.2,
  unit: 'hours a week',
  kind: 'measured',
  measuredBy: 'Firm',
  fromDay: '2026-03-01',
  untilDay: '2026-03-07',
  n: null,
  source: 'Time sheets.',
  sourceUrl: null,
  comparedWith: null,
  ...changes,
});

test.each([
  [5.2, 'hours a week', '5.2', 'hours a week'],
  [93, '%', '93%', ''],
  [35_700, 'dollars a year', '$35,700', 'a year'],
  [7900, 'dollars', '$7,900', ''],
  [3, '', '3', ''],
])('formats %s %s', (value, unit, number, rest) => {
  expect([figureNumber({ value, unit }), figureUnit({ unit })]).toEqual([number, rest]);
});

test('formats the period of a figure', () => {
  expect(figurePeriod({ fromDay: '2026-03-01', untilDay: '2026-03-07' })).toMatch(
    /^Mar 1.+7, 2026$/,
  );
  expect(figurePeriod({ fromDay: '2026-03-01', untilDay: '2026-03-01' })).toBe('Mar 1, 2026');
});

describe('a comparison', () => {
  const before = figure({ id: 'hours-before', value: 26 });
  const after = figure({ comparedWith: 'hours-before' });

  test('compares the figures before and after', () => {
    expect(comparisonsOf([before, after])).toEqual([{ before, after }]);
  });

  test.each([
    ['the figure before', [{ ...before, source: null }, after]],
    ['the figure after', [before, { ...after, source: null }]],
  ])('is omitted if %s has lost its source', (_, figures) => {
    expect(comparisonsOf(figures)).toEqual([]);
  });
});

test('the further figure is sourced and not part of the first comparison', () => {
  const before = figure({ id: 'hours-before' });
  const after = figure({ comparedWith: 'hours-before' });
  const lost = figure({ id: 'lost', source: null });
  const further = figure({ id: 'rate' });
  expect(furtherFigure([before, after, lost, further])).toBe(further);
  expect(furtherFigure([before, after, lost])).toBeUndefined();
});

describe('a reference in a text', () => {
  const text = 'It took [5.2 hours](#hours-after), see [the post](/blog/post).';

  test('links to the figure on the page', () => {
    expect(withFigures(text, [figure()])).toBe(
      'It took [5.2 hours](#figure-hours-after), see [the post](/blog/post).',
    );
  });

  test.each([
    ['has lost its source', [figure({ source: null })]],
    ['is gone', []],
  ])('is marked as no longer measured if the figure %s', (_, figures) => {
    expect(withFigures(text, figures)).toBe(
      'It took 5.2 hours (no longer measured), see [the post](/blog/post).',
    );
  });
});
