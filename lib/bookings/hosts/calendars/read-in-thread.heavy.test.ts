import { Worker } from 'node:worker_threads';
import { afterEach, expect, it, vi } from 'vitest';
import { readInThread } from './read-in-thread';

const from = new Date('2026-11-23T00:00:00Z');
const until = new Date('2027-01-23T00:00:00Z');

const calendar = (...lines: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:test',
    'BEGIN:VEVENT',
    'UID:1',
    'DTSTAMP:20261101T000000Z',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

const meeting = calendar('DTSTART:20261201T150000Z', 'DTEND:20261201T160000Z');
const times = {
  busy: [[Date.parse('2026-12-01T15:00Z'), Date.parse('2026-12-01T16:00Z')]],
  events: 1,
  notUnderstood: [],
};

// A thread starts slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
afterEach(() => vi.restoreAllMocks());

it('reads several calendars at the same time', async () => {
  const reads = [1, 2].map(() => readInThread(meeting, from, until));
  expect(await Promise.all(reads)).toEqual([times, times]);
});

it('returns why a calendar is refused', async () => {
  await expect(readInThread('<!doctype html>', from, until)).rejects.toThrow(
    'does not return a calendar',
  );
});

it('does not block the event loop while it reads 2 MB of dates', async () => {
  const dates = Array.from(
    { length: 400 },
    () => `EXDATE:${'20261201T150000Z,'.repeat(11)}20261201T150000Z`,
  );
  const hostile = calendar(
    'DTSTART:20200101T000000Z',
    'RRULE:FREQ=DAILY',
    'DURATION:PT1M',
    ...dates,
  );
  const refused = calendar(
    'DTSTART:20200101T000000Z',
    'RRULE:FREQ=SECONDLY;COUNT=99999999',
    ...dates,
  );
  const turns = vi.fn();
  const clock = setInterval(turns, 1);
  await readInThread(hostile, from, until);
  await expect(readInThread(refused, from, until)).rejects.toThrow('repeat too often');
  clearInterval(clock);
  // Without a thread, no timer would have run.
  expect(turns.mock.calls.length).toBeGreaterThan(2);
});

it('ends a thread that used up its CPU time, and reads the next calendar', async () => {
  const used = { user: 11_000_000, system: 0 };
  vi.spyOn(Worker.prototype, 'cpuUsage').mockResolvedValueOnce(used);
  vi.spyOn(Worker.prototype, 'postMessage').mockImplementationOnce(() => undefined);
  await expect(readInThread(meeting, from, until)).rejects.toThrow('takes too long to read');
  expect(await readInThread(meeting, from, until)).toEqual(times);
});

it('reports a busy server instead of a problem of the calendar', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort());
  await expect(readInThread(meeting, from, until)).rejects.toThrow('server was too busy');
});
