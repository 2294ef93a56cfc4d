import 'server-only';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { CalendarReading } from './busy-times';
import { CalendarProblem } from './problem';
import type { Answer, Question } from './thread';

/** Maximum CPU time of the thread, including its start; independent of the load of the machine. */
const MAX_CPU_MS = 10_000;
/**
 * Maximum wall-clock time of the thread. Reaching it means that the server is busy, not that the calendar is at fault.
 */
const MAX_MS = 300_000;
const CHECK_MS = 500;
const MAX_MEMORY_MB = 256;

/** The current thread. Only one runs at a time, so that calendars use at most one core. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Throws when the thread has used up its CPU time. Node before 24.6 cannot measure it; there only `Work` limits
 * reading.
 */
async function watchCpu(thread: Worker, signal: AbortSignal): Promise<never> {
  for (;;) {
    await wait(CHECK_MS, undefined, { signal });
    const { user, system } = (await thread.cpuUsage?.()) ?? { user: 0, system: 0 };
    if ((user + system) / 1000 > MAX_CPU_MS) {
      throw new CalendarProblem('The calendar takes too long to read.');
    }
  }
}

/** Reads a calendar in a thread, and ends the thread when its time or memory is used up. */
async function askThread(question: Question): Promise<Answer> {
  const thread = new Worker(new URL('./thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
  });
  const limit = AbortSignal.timeout(MAX_MS);
  const done = new AbortController();
  try {
    thread.postMessage(question);
    const [answer]: Answer[] = await Promise.race([
      once(thread, 'message', { signal: limit }),
      watchCpu(thread, done.signal),
    ]);
    if (!answer) throw new Error('The thread sent an empty message');
    return answer;
  } catch (cause) {
    if (limit.aborted) {
      throw new CalendarProblem(
        'Our server was too busy to read the calendar. We will try again.',
        {
          cause,
        },
      );
    }
    if (cause instanceof Error && Reflect.get(cause, 'code') === 'ERR_WORKER_OUT_OF_MEMORY') {
      throw new CalendarProblem('The calendar takes too much memory to read.', { cause });
    }
    throw cause;
  } finally {
    done.abort();
    await thread.terminate();
  }
}

/**
 * Runs `readCalendar` in its own thread, so that a hostile calendar does not block other requests.
 * @throws CalendarProblem like `readCalendar`, and after ten seconds of CPU time
 */
export async function readInThread(
  text: string,
  from: Date,
  until: Date,
  ownerZone?: string,
): Promise<CalendarReading> {
  const asked = last.then(() => askThread({ text, from, until, ...(ownerZone && { ownerZone }) }));
  last = asked.catch(() => undefined);
  const answer = await asked;
  if ('problem' in answer) throw new CalendarProblem(answer.problem);
  return answer.found;
}
