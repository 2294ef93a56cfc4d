import { expect, test } from 'vitest';
import { inFunction } from './load-claim.ts';

const stackOf = (definition: string) => {
  const said: string[] = [];
  return {
    said,
    sql: async (statement: string) => {
      said.push(statement);
      return [{ definition }];
    },
  };
};

test('a fault of a function changes a text that it has once, and is refused otherwise', async () => {
  const stack = stackOf('select one');
  await inFunction('public.f()', 'one', 'two')(stack);
  expect(stack.said.at(-1)).toBe('select two');
  await expect(inFunction('public.f()', 'three', '')(stack)).rejects.toThrow('0 times, not once');
  await expect(inFunction('public.f()', 'e', '')(stack)).rejects.toThrow('3 times, not once');
});
