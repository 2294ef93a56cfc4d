import { expect, it } from 'vitest';
import { isPlainClick } from './plain-click';

const plain = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
};

it.each([
  ['a click', {}, true],
  ['a click with the middle button', { button: 1 }, false],
  ['one for a new tab', { ctrlKey: true }, false],
  ['one for a new tab on a Mac', { metaKey: true }, false],
  ['one for a new window', { shiftKey: true }, false],
  ['one that saves the page', { altKey: true }, false],
  ['one that something else has followed', { defaultPrevented: true }, false],
])('%s', (_, change, expected) => expect(isPlainClick({ ...plain, ...change })).toBe(expected));
