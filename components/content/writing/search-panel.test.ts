import { SearchQuery } from '@codemirror/search';
import { describe, expect, test } from 'vitest';
import { matchesIn } from './search-panel';
import { textState } from './text-state';
import { unseenIn } from './unseen-marks';

describe('search in the whole text', () => {
  const text = `${'One line about invoices.\n'.repeat(83)}An Invoice, invoiced.`;

  test.each([
    [{ search: 'invoice' }, 85],
    [{ search: 'Invoice', caseSensitive: true }, 1],
    [{ search: 'invoices', wholeWord: true }, 83],
    [{ search: 'invoice[sd]', regexp: true }, 84],
    [{ search: 'nothing' }, 0],
    [{ search: '[', regexp: true }, 0],
    [{ search: '' }, 0],
  ])('a search for %j finds %i matches', (query, count) => {
    expect(matchesIn(textState(text), new SearchQuery(query)).count).toBe(count);
  });

  test('returns the position of the selected match', () => {
    const state = textState('a b a').update({ selection: { anchor: 4, head: 5 } }).state;
    expect(matchesIn(state, new SearchQuery({ search: 'a' }))).toEqual({ count: 2, nth: 2 });
  });
});

test('marks content that visitors will not see', () => {
  const text =
    'A <b>b</b> <your-token> <kbd>c</kbd> <!-- d -->\n\n[e](javascript:x) [f](tel:+49)\n\n<video src="x">\n\n`<i>`';
  const state = textState(text);
  const marked = unseenIn(state, 0, text.length).map(({ from, to }) => text.slice(from, to));
  expect(marked).toEqual(['<b>', '</b>', '<!-- d -->', 'javascript:x', '<video src="x">']);
});
