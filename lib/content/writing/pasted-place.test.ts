import { expect, test } from 'vitest';
import { fitted } from './pasted-place';

test.each([
  ['words', 'Before ', ' after', 'words'],
  ['## Title\n\nWords', '', '', '## Title\n\nWords'],
  ['## Title', 'Before', 'after', '\n\n## Title\n\n'],
  ['One\n\nTwo', 'Before.\n\n', '\n\nAfter', 'One\n\nTwo'],
  ['One\n\nTwo', '- ', '', 'One\n\nTwo'],
  ['New[^1]\n\n[^1]: Note', 'Old[^2]\n\n', '\n\n[^2]: Old', 'New[^3]\n\n[^3]: Note'],
])('inserts %j between %j and %j as %j', (pasted, before, after, text) => {
  expect(fitted(pasted, before, after)).toBe(text);
});
