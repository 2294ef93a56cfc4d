import { expect, it } from 'vitest';
import { mentionedIn } from './people-names';

const people = [
  { id: 'a', name: 'Maya Lindqvist' },
  { id: 'b', name: 'Daniel Okafor' },
];

it.each([
  ['Please look, @Maya Lindqvist', ['a']],
  ['@maya lindqvist and @DANIEL OKAFOR, @Maya Lindqvist again', ['a', 'b']],
  ['Maya Lindqvist without the sign', []],
  ['@Maya', []],
])('%s mentions %j', (body, ids) => {
  expect(mentionedIn(body, people)).toEqual(ids);
});
