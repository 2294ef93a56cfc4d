import { describe, expect, test } from 'vitest';
import { paintRange, parseRanges, rangesText } from './hours';

const bounds = { first: 9 * 60, last: 17 * 60, step: 30 };
const read = (text: string) => parseRanges(text, bounds);

describe('typed ranges', () => {
  test.each([
    ['9–12, 13:30–17', '9–12, 13:30–17'],
    ['9-12; 1:30-5', '9–12, 13:30–17'],
    ['9am to 12pm and 1:30 pm – 5 p.m.', '9–12, 13:30–17'],
    ['13:30–17, 9–12', '9–12, 13:30–17'],
    ['9–12, 11–14', '9–14'],
    ['9–12, 12:30–14', '9–14'],
    ['10', '10'],
    ['closed', ''],
    ['  ', ''],
  ])('parses %j as %j', (typed, text) => {
    const { ranges, error } = read(typed);
    expect(error).toBeNull();
    expect(rangesText(ranges)).toBe(text);
  });

  test.each([
    ['lunch', '“lunch” is not a range. Please write for example 9–12, 13:30–17.'],
    ['9–12–15', '“9–12–15” is not a range. Please write for example 9–12, 13:30–17.'],
    ['12–9', 'In “12–9” the last start is before the first.'],
    ['9–18', 'Consultations can start from 9 to 17: “9–18” does not fit.'],
    ['9:15–12', '“9:15–12” is between two starts, which are 30 minutes apart.'],
    ['9:75–12', '“9:75–12” is not a range. Please write for example 9–12, 13:30–17.'],
  ])('rejects %j', (typed, error) => {
    expect(read(typed)).toEqual({ ranges: [], error });
  });
});

test('opens and closes painted starts, and joins and splits ranges', () => {
  const { ranges } = read('9–12, 13:30–17');
  const joined = paintRange(ranges, { from: 13 * 60, to: 12 * 60 + 30, open: true }, bounds);
  expect(rangesText(joined)).toBe('9–17');
  const divided = paintRange(joined, { from: 12 * 60, to: 12 * 60, open: false }, bounds);
  expect(rangesText(divided)).toBe('9–11:30, 12:30–17');
});
