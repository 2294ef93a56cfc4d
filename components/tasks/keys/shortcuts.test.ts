import { expect, it } from 'vitest';
import { shortcutOf } from './shortcuts';

const press = {
  key: 'j',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  defaultPrevented: false,
  target: null,
};

it.each(['c', 'j', 'k', 'x', '/', '?'])('recognizes %s', (key) => {
  expect(shortcutOf({ ...press, key })).toBe(key);
});

it.each([
  { key: 'J' },
  { key: 'Enter' },
  { ctrlKey: true },
  { metaKey: true },
  { altKey: true },
  { isComposing: true },
  { defaultPrevented: true },
])('ignores other key events: %o', (other) => {
  expect(shortcutOf({ ...press, ...other })).toBeNull();
});

it('ignores keys in a text field', () => {
  const target = Object.assign(new EventTarget(), { closest: () => ({}) });
  expect(shortcutOf({ ...press, target })).toBeNull();
});
