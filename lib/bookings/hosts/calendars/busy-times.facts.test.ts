import { expect, it } from 'vitest';
import { readBusyTimes } from './busy-times';
import { dateFacts } from './facts/dates';
import { emptyFacts } from './facts/empty';
import { eventFacts } from './facts/events';
import { ruleFacts } from './facts/rules';
import { zoneFacts } from './facts/zones';

const facts = [...eventFacts, ...ruleFacts, ...dateFacts, ...zoneFacts, ...emptyFacts];

const shown = (at: number) => new Date(at).toISOString().slice(0, 16);

/** Formats busy times like those of the facts, in order. */
const written = (busy: readonly (readonly [number, number])[]) =>
  busy
    .map(([start, end]) => {
      const [from, to] = [shown(start), shown(end)];
      return `${from}/${from.slice(0, 10) === to.slice(0, 10) ? to.slice(11) : to}`;
    })
    .sort();

it('contains each shape once', () => {
  expect(new Set(facts.map(({ shape }) => shape)).size).toBe(facts.length);
  expect(facts.length).toBeGreaterThan(130);
});

it.each(facts)('reads $shape', ({ text, from, until, busy }) => {
  const read = readBusyTimes(text, new Date(from), new Date(until));
  expect(written(read)).toEqual(busy.toSorted());
});
