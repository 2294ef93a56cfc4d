import 'server-only';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { CalendarReading } from './busy-times';
import { CalendarProblem } from './problem';
import type { Answer, Question } from './thread';

/** CPU time of the thread: its start and its work, without what others do in the meantime on a busy machine. */
const MAX_CPU_MS = 10_000;
/** Time by the clock after which a thread that still has not answered is ended. The calendar is not to blame. */
const MAX_MS = 300_000;
const CHECK_MS = 500;
const MAX_MEMORY_MB = 256;

/** The thread at work: one at a time, so that calendars take no more than one core from visitors. */
let last: Promise<unknown> = Promise.resolve();

/** Throws when the thread has used up its CPU time. Node before 24.6 cannot tell; `Work` bounds the reading there. */
async function watchCpu(thread: Worker, signal: AbortSignal): Promise<never> {
  for (;;) {
    await wait(CHECK_MS, undefined, { signal });
    const { user, system } = (await thread.cpuUsage?.()) ?? { user: 0, system: 0 };
    if ((user + system) / 1000 > MAX_CPU_MS) {
      throw new CalendarProblem('The calendar takes too long to read.');
    }
  }
}

/** Lets a thread read a calendar, and ends it when its time or memory is used up. */
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
 * Does the work of `readCalendar` in its own thread, so that a hostile calendar does not hold up others.
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
