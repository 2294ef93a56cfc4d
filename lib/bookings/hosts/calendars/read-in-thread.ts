import 'server-only';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { readBusyTimes } from './busy-times';
import { CalendarProblem } from './problem';
import type { Answer, Question } from './thread';

/** For the start of the thread, which takes long on a busy machine, and its work. */
const MAX_MS = 10_000;
const MAX_MEMORY_MB = 256;

/** The thread at work: one at a time, so that calendars take no more than one core from visitors. */
let last: Promise<unknown> = Promise.resolve();

/** Lets a thread read a calendar, and ends it when its time or memory is used up. */
async function askThread(question: Question): Promise<Answer> {
  const thread = new Worker(new URL('./thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB },
  });
  const signal = AbortSignal.timeout(MAX_MS);
  try {
    thread.postMessage(question);
    const [answer]: Answer[] = await once(thread, 'message', { signal });
    if (!answer) throw new Error('The thread sent an empty message');
    return answer;
  } catch (cause) {
    const isOutOfMemory =
      cause instanceof Error && Reflect.get(cause, 'code') === 'ERR_WORKER_OUT_OF_MEMORY';
    if (!signal.aborted && !isOutOfMemory) throw cause;
    throw new CalendarProblem('The calendar takes too long to read.', { cause });
  } finally {
    await thread.terminate();
  }
}

/**
 * Does the work of `readBusyTimes` in a thread of its own, so that a hostile calendar holds up nobody.
 * @throws CalendarProblem like `readBusyTimes`, and after ten seconds
 */
export async function readInThread(
  text: string,
  from: Date,
  until: Date,
): Promise<ReturnType<typeof readBusyTimes>> {
  const asked = last.then(() => askThread({ text, from, until }));
  last = asked.catch(() => undefined);
  const answer = await asked;
  if ('problem' in answer) throw new CalendarProblem(answer.problem);
  return answer.found;
}
