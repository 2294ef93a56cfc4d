import { expect, test } from 'vitest';
import { matchesFilters, readJobFilters } from './job-filters';

test.each([
  ['', true],
  ['department=Delivery', true],
  ['department=delivery', false],
  ['department=&workplace=&type=', true],
  ['workplace=remote', true],
  ['workplace=moon', false],
  ['type=full_time', true],
  ['department=Delivery&workplace=remote&type=full_time', true],
  ['department=Delivery&workplace=remote&type=contract', false],
])('%j matches a remote, full-time job in Delivery: %s', (query, matches) => {
  const filters = readJobFilters(new URLSearchParams(query));
  const job = {
    slug: 'delivery-lead',
    department: 'Delivery',
    workplace: 'remote',
    employmentType: 'full_time',
  } as const;
  expect(matchesFilters(job, filters)).toBe(matches);
});
