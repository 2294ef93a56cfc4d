import { expect, test } from 'vitest';
import { noteRateLimitRefusal } from './refusals';
import { measureRequests, metricsText } from './registry';

test('counts refusals by limit and reports current readings', async () => {
  measureRequests();
  noteRateLimitRefusal('booking');
  noteRateLimitRefusal('booking');
  const reading = (value: number) => [{ name: 'outbox_waiting', help: 'Waiting.', value }];
  await metricsText(reading(7));
  const text = await metricsText(reading(3));
  expect(text).toContain('rate_limit_refusals_total{bucket="booking"} 2');
  expect(text).toContain('\noutbox_waiting 3\n');
  expect(text).toMatch(/\nprocess_resident_memory_bytes \d/);
});
