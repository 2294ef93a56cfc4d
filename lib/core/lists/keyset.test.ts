import { expect, it } from 'vitest';
import { containing } from './keyset';

it.each([
  ['ada', '"%ada%"'],
  ['a, (b) "c"', '"%a, (b) \\"c\\"%"'],
  ['50%_\\', '"%50\\\\%\\\\_\\\\\\\\%"'],
  ['a*b', '"%a_b%"'],
])('looks for %s', (text, pattern) => {
  expect(containing(text, ['name', 'email'])).toBe(`name.ilike.${pattern},email.ilike.${pattern}`);
});

it('looks for a domain also as addresses are stored', () => {
  expect(containing('münchen.de', ['email'])).toBe(
    'email.ilike."%münchen.de%",email.ilike."%xn--mnchen-3ya.de%"',
  );
});
