import { expect, test } from 'vitest';
import { candidatesOf } from './candidates';

const published = ['16.4.5', '16.5.0-canary.9', '16.5.0-canary.10', '16.4.6', '17.0.0-beta.1'];

test('tries Next’s newest release and canary separately from the other updates', () => {
  const outdated = { zod: { current: '4.6.7', latest: '5.0.0' } };
  expect(candidatesOf({ installed: '16.4.5', published }, outdated)).toMatchObject([
    {
      name: 'next',
      changes: [
        { name: 'next', to: '16.4.6' },
        { name: '@next/env', to: '16.4.6' },
      ],
    },
    { name: 'next-canary', changes: [{ to: '16.5.0-canary.10' }, { to: '16.5.0-canary.10' }] },
    { name: 'others', changes: [{ name: 'zod', from: '4.6.7', to: '5.0.0' }] },
  ]);
});

test('packages that are up to date, pinned or part of Next change nothing', () => {
  const outdated = Object.fromEntries(
    ['@fullcalendar/core', '@types/node', 'node', 'next', '@next/env'].map((name) => [
      name,
      { current: '6.0.0', latest: '7.0.0' },
    ]),
  );
  const [next, , others] = candidatesOf({ installed: '16.4.6', published }, outdated);
  expect([next?.changes, others?.changes]).toEqual([[], []]);
});
