import { cleanName } from './clean-name.ts';
import { type Component, textOf } from './components.ts';
import { DAY_MS } from './days.ts';
import { CalendarProblem } from './problem.ts';
import type { NotUnderstood } from './values.ts';

/** Limits for one calendar; a larger one is refused. */
const MAX_EVENTS = 10_000;
const MAX_TIMES = 10_000;
const MAX_TIMES_A_DAY = 100;
/**
 * Maximum number of days and times to try for rules, about a second of work. Independent of the load of the machine,
 * unlike a timeout.
 */
const MAX_STEPS = 5_000_000;

const tooMany = (what: string) =>
  new CalendarProblem(`The calendar has too many events: more than ${what}.`);

/** Returns the title of an event for the host. */
function titleOf(component: Component): string {
  const title = cleanName(
    textOf(component, 'SUMMARY').replace(/\\n/gi, ' ').replace(/\\(.)/g, '$1'),
  );
  return title ? `"${title}"` : 'An event without a title';
}

/** The requested time range (epoch ms), the cost of the reading so far, and what was not understood. */
export class Work {
  readonly from: number;
  readonly until: number;
  /** The first problem of each component that was not understood. */
  readonly notUnderstood = new Map<Component, string>();
  events = 0;
  #steps = 0;
  #times = 0;

  constructor(from: Date, until: Date) {
    this.from = from.getTime();
    this.until = until.getTime();
  }

  /** Counts an event. @throws CalendarProblem if there are too many */
  countEvent() {
    this.events += 1;
    if (this.events > MAX_EVENTS) throw tooMany('10,000');
  }

  /** Counts days or times that were tried for a rule. @throws CalendarProblem if there are too many */
  spend(steps: number) {
    this.#steps += steps;
    if (this.#steps > MAX_STEPS) {
      throw new CalendarProblem(
        'The calendar takes too long to read. Its events repeat too often.',
      );
    }
  }

  /** Counts an occurrence. @throws CalendarProblem if there are too many */
  countTime() {
    this.#times += 1;
    const days = (this.until - this.from) / DAY_MS;
    if (this.#times > Math.max(MAX_TIMES, days * MAX_TIMES_A_DAY)) {
      throw tooMany('100 a day');
    }
  }

  /** Notes what was not understood in an event. */
  note(component: Component, problem: NotUnderstood) {
    if (this.notUnderstood.has(component)) return;
    this.notUnderstood.set(component, `${titleOf(component)}: ${problem.message}`);
  }
}
