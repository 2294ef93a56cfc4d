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

test('a fault changes a text that occurs once in a function, and is rejected otherwise', async () => {
  const stack = stackOf('select one');
  await inFunction('public.f()', 'one', 'two')(stack);
  expect(stack.said.at(-1)).toBe('select two');
  await expect(inFunction('public.f()', 'three', '')(stack)).rejects.toThrow('0 times, not once');
  await expect(inFunction('public.f()', 'e', '')(stack)).rejects.toThrow('3 times, not once');
});
