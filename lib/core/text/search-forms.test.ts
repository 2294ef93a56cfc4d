import { expect, it } from 'vitest';
import { searchForms } from './search-forms';

it.each([
  ['ada', ['ada']],
  ['  ada  byron ', ['ada byron']],
  ['münchen.de', ['münchen.de', 'xn--mnchen-3ya.de']],
  ['MÜNCHEN.DE', ['MÜNCHEN.DE', 'xn--mnchen-3ya.de']],
  ['@münchen', ['@münchen', '@xn--mnchen-3ya']],
  ['Ada@münchen.de', ['Ada@münchen.de', 'Ada@xn--mnchen-3ya.de']],
  ['Jürgen münchen.de', ['Jürgen münchen.de', 'Jürgen xn--mnchen-3ya.de']],
  ['Jürgen Groß', ['Jürgen Groß']],
  ['例え.テスト', ['例え.テスト', 'xn--r8jz45g.xn--zckzah']],
  ['xn--mnchen-3ya.de', ['xn--mnchen-3ya.de']],
  ['50%', ['50%']],
  ['“münchen.de”/?#', ['“münchen.de”/?#']],
])('searches for %j as %j', (typed, forms) => {
  expect(searchForms(typed)).toEqual(forms);
});
