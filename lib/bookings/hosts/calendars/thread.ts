import { parentPort } from 'node:worker_threads';
import { readBusyTimes } from './busy-times.ts';
import { CalendarProblem } from './problem.ts';

/** A calendar as `readInThread` sends it. */
export type Question = { text: string; from: Date; until: Date };
/** The busy times, or the reason why the calendar was refused. */
export type Answer = { found: ReturnType<typeof readBusyTimes> } | { problem: string };

function answerTo({ text, from, until }: Question): Answer {
  try {
    return { found: readBusyTimes(text, from, until) };
  } catch (error) {
    if (error instanceof CalendarProblem) return { problem: error.message };
    throw error;
  }
}

parentPort?.once('message', (question: Question) => {
  parentPort?.postMessage(answerTo(question));
});
