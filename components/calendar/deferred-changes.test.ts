// @module-tag live

import { expect, it } from 'vitest';
import { createDeferredChanges } from './deferred-changes';

function setUp() {
  const made: string[] = [];
  const { make, hold } = createDeferredChanges();
  return { made, hold, change: (name: string) => make(() => made.push(name)) };
}

it('applies a change immediately while there is no hold', () => {
  const { made, change } = setUp();
  change('a');
  expect(made).toEqual(['a']);
});

it('defers changes during a hold and applies them in order', () => {
  const { made, hold, change } = setUp();
  const release = hold();
  change('a');
  change('b');
  expect(made).toEqual([]);
  release();
  change('c');
  expect(made).toEqual(['a', 'b', 'c']);
});

it('waits for every hold and ignores a second release of the same hold', () => {
  const { made, hold, change } = setUp();
  const [drag, dialog] = [hold(), hold()];
  change('a');
  drag();
  drag();
  expect(made).toEqual([]);
  dialog();
  expect(made).toEqual(['a']);
});
