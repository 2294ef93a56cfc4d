import { parentPort } from 'node:worker_threads';
import { type CalendarReading, readCalendar } from './busy-times.ts';
import { CalendarProblem } from './problem.ts';

/** Message with a calendar from `readInThread`. */
export type Question = { text: string; from: Date; until: Date; ownerZone?: string };
/** The content of the calendar, or the reason why it was refused. */
export type Answer = { found: CalendarReading } | { problem: string };

function answerTo({ text, from, until, ownerZone }: Question): Answer {
  try {
    return { found: readCalendar(text, from, until, ownerZone) };
  } catch (error) {
    if (error instanceof CalendarProblem) return { problem: error.message };
    throw error;
  }
}

parentPort?.once('message', (question: Question) => {
  parentPort?.postMessage(answerTo(question));
});
