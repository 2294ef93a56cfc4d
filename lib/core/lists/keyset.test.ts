import { expect, it } from 'vitest';
import { containing } from './keyset';

it.each([
  ['ada', '"%ada%"'],
  ['a, (b) "c"', '"%a, (b) \\"c\\"%"'],
  ['50%_\\', '"%50\\\\%\\\\_\\\\\\\\%"'],
  ['a*b', '"%a_b%"'],
])('builds the search pattern for %s', (text, pattern) => {
  expect(containing(text, ['name', 'email'])).toBe(`name.ilike.${pattern},email.ilike.${pattern}`);
});

it('also searches for the stored ASCII form of a domain', () => {
  expect(containing('münchen.de', ['email'])).toBe(
    'email.ilike."%münchen.de%",email.ilike."%xn--mnchen-3ya.de%"',
  );
});
