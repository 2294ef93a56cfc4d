import { beforeEach, expect, test } from 'vitest';
import type { Clock, StaleMarks } from './clock';
import { followClock } from './follow-clock';

let marks: Map<string, number>;
let version: number;
let isDown: boolean;

/** A clock shared by all servers of a test. Its versions are unrelated to real time. */
const clock: Clock = {
  readEveryMs: 1000,
  name: async () => 'memory',
  read: async (since) => {
    if (isDown) throw new Error('The clock does not answer');
    return Object.fromEntries([...marks].filter(([, marked]) => marked > since));
  },
  mark: async (keys) => {
    if (isDown) throw new Error('The clock does not answer');
    for (const key of keys) {
      version += 1;
      marks.set(key, version);
    }
    return version;
  },
};

function server(of: Clock = clock) {
  const applied: string[][] = [];
  return { applied, ...followClock(of, (keys) => applied.push(keys)) };
}

beforeEach(() => {
  marks = new Map();
  version = 5;
  isDown = false;
});

test('applies a change on every other server once', async () => {
  const [one, two, three] = [server(), server(), server()];
  await one.announce(['services', '/services']);
  for (const each of [one, two, three, two]) await each.catchUp();
  expect(two.applied).toEqual([['services', '/services']]);
  expect(three.applied).toEqual([['services', '/services']]);
  expect(one.applied).toEqual([]);
});

test('applies earlier marks when a server starts', async () => {
  await server().announce(['jobs']);
  const late = server();
  await late.catchUp();
  expect(late.applied).toEqual([['jobs']]);
});

test('applies a repeated change again', async () => {
  const [one, two] = [server(), server()];
  await one.announce(['jobs']);
  await two.catchUp();
  await one.announce(['jobs']);
  await two.catchUp();
  expect(two.applied).toEqual([['jobs'], ['jobs']]);
});

test('applies marks by another server after an own change', async () => {
  const [one, two] = [server(), server()];
  await one.announce(['jobs']);
  await two.announce(['jobs']);
  await one.catchUp();
  await two.catchUp();
  expect(one.applied).toEqual([['jobs']]);
  expect(two.applied).toEqual([]);
});

test('applies missed marks after an outage of the clock', async () => {
  const [one, two] = [server(), server()];
  await one.announce(['jobs']);
  isDown = true;
  await expect(two.catchUp()).rejects.toThrow('The clock does not answer');
  isDown = false;
  await one.announce(['courses']);
  await two.catchUp();
  expect(two.applied).toEqual([['jobs', 'courses']]);
});

test('announces a failed announcement with the next read and applies it again', async () => {
  const [one, two] = [server(), server()];
  isDown = true;
  await one.announce(['jobs']);
  await expect(one.catchUp()).rejects.toThrow('The clock does not answer');
  isDown = false;
  // Invisible to the first server at this point, because its own mark hides this one.
  await two.announce(['jobs']);
  await one.catchUp();
  await two.catchUp();
  expect(one.applied).toEqual([['jobs']]);
  expect(two.applied).toEqual([['jobs']]);
  await one.catchUp();
  expect(one.applied).toHaveLength(1);
});

test('applies all marks with the same version', async () => {
  const reader = server();
  for (const key of ['a', 'b', 'c']) marks.set(key, 7);
  await reader.catchUp();
  expect(reader.applied).toEqual([['a', 'b', 'c']]);
});

test('applies marks in the order of their announcement', async () => {
  const [one, two] = [server(), server()];
  await one.announce(['/services/a', '/services', '/', '/services']);
  marks = new Map([...marks].toSorted());
  await two.catchUp();
  expect(two.applied).toEqual([['/services/a', '/services', '/']]);
});

test('keeps a change announced during a read', async () => {
  let answer: (found: StaleMarks) => void = () => {};
  const slow: Clock = { ...clock, read: () => new Promise((resolve) => (answer = resolve)) };
  const reader = server(slow);
  const reading = reader.catchUp();
  await Promise.resolve();
  await reader.announce(['own']);
  await server().announce(['other']);
  answer({ earlier: 3 });
  await reading;
  slow.read = clock.read;
  await reader.catchUp();
  expect(reader.applied).toEqual([['earlier'], ['other']]);
});
