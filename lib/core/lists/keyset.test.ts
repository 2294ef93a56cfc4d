import { expect, it } from 'vitest';
import { containing } from './keyset';

it.each([
  ['ada', 'name.imatch."ada",email.imatch."ada"'],
  ['a.b@x', 'name.imatch."a[.]b@x",email.imatch."a[.]b@x"'],
  ['(50%)', 'name.imatch."[(]50%[)]",email.imatch."[(]50%[)]"'],
  ['"x\\^', 'name.imatch.".x..",email.imatch.".x.."'],
])('looks for %s', (text, filter) => {
  expect(containing(text, ['name', 'email'])).toBe(filter);
});
