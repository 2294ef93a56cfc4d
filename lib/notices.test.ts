import { expect, test } from 'vitest';
import { notices } from './notices';

const files = import.meta.glob<Record<string, unknown>>('./notices/*.ts', { eager: true });

test('defines each notice once, in one file', () => {
  const keys = Object.values(files)
    .flatMap((file) => Object.values(file))
    .flatMap((table) => (table && typeof table === 'object' ? Object.keys(table) : []));
  expect(keys.toSorted()).toEqual(Object.keys(notices).toSorted());
});
