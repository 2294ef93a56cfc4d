import { expect, test } from 'vitest';
import { retrySeconds } from '@/lib/outbox/retries';
import type { SandboxEntry } from './model';
import { realWaitText, scaledRetryMs, stageOf, tryNumber, waitAfter, waitText } from './rules';

const now = new Date('2026-11-25T10:00:00Z');

test('scales a minute of the real retry schedule to a second, and keeps dead events dead', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8].map((attempts) => {
    const wait = scaledRetryMs(retrySeconds(attempts, '', now, 0));
    return wait && wait / 1000;
  });
  expect(waits).toEqual([1, 5, 15, 60, 180, 480, 1440, null]);
});

test.each([
  [1_000, '1 second', '1 minute'],
  [1_100, '1.1 seconds', '1 minute'],
  [5_460, '5.5 seconds', '5 minutes'],
  [15_000, '15 seconds', '15 minutes'],
  [60_000, '60 seconds', '1 hour'],
  [65_400, '65 seconds', '1 hour 5 minutes'],
  [1_440_000, '1440 seconds', '24 hours'],
])('shows a wait of %d ms as %s here and as %s in the outbox', (ms, here, outside) => {
  expect([waitText(ms), realWaitText(ms)]).toEqual([here, outside]);
});

const entry = (kind: SandboxEntry['kind'], nextAttemptAt: string | null = null): SandboxEntry => ({
  id: 1,
  at: now.toISOString(),
  kind,
  attempt: null,
  error: null,
  durationMs: null,
  nextAttemptAt,
});

test('counts the wait from the end of an attempt', () => {
  expect(waitAfter(entry('failed', '2026-11-25T10:00:05.5Z'))).toBe(5_500);
  expect(waitAfter(entry('answered'))).toBeNull();
});

test('counts requested and automatic attempts together, from 1 after a delivery', () => {
  const kinds = ['stopped', 'sent', 'failed', 'failed', 'sent', 'failed', 'started'] as const;
  const entries = kinds.map((kind) => entry(kind));
  expect(tryNumber(entries.slice(0, 2))).toBe(1);
  expect(tryNumber(entries.slice(0, 5))).toBe(3);
  expect(tryNumber(entries)).toBe(4);
  expect(tryNumber([...entries, entry('booked')])).toBe(4);
  expect(tryNumber([...entries, entry('booked'), entry('answered'), entry('sent')])).toBe(1);
});

test('moves a run from stage to stage', () => {
  const run = {
    id: 'x',
    secret: 'x',
    isReceiving: true,
    attempts: 0,
    nextAttemptAt: null,
    steps: 0,
    startedAt: now.toISOString(),
    endsAt: now.toISOString(),
    entries: [],
  };
  const off = { ...run, isReceiving: false };
  const due = now.toISOString();
  expect(stageOf(run)).toBe('ready');
  expect(stageOf(off)).toBe('stopped');
  expect(stageOf({ ...off, nextAttemptAt: due })).toBe('failing');
  expect(stageOf({ ...run, nextAttemptAt: due })).toBe('recovering');
  const booked = [entry('failed'), entry('booked'), entry('answered')];
  expect(stageOf({ ...run, entries: booked })).toBe('delivered');
  expect(stageOf({ ...off, entries: booked, nextAttemptAt: due })).toBe('failing');
  expect(stageOf({ ...run, entries: [...booked, entry('repeated')] })).toBe('refused');
});
