/** A task of an invented month-end close. It starts when the tasks in `after` are done. */
export type CloseTask = {
  id: string;
  name: string;
  /** Role of the person who does it; without one, a workflow does. */
  person?: string;
  after: readonly string[];
};

export const TASKS: readonly CloseTask[] = [
  { id: 'bank', name: 'Import bank statements', after: [] },
  { id: 'cards', name: 'Match card receipts', after: ['bank'] },
  { id: 'accruals', name: 'Propose accruals', after: ['bank'] },
  { id: 'entities', name: 'Agree balances between entities', after: ['cards'] },
  { id: 'confirm', name: 'Confirm accruals', person: 'controller', after: ['accruals'] },
  { id: 'report', name: 'Write the report', after: ['entities', 'confirm'] },
];

/** Time at which each step of the calendar begins; the close is finished at the last. */
export const TIMES = [
  'Day 1, 07:00',
  'Day 1, 08:30',
  'Day 1, 11:00',
  'Day 2, 09:00',
  'Day 2, 09:30',
] as const;

/** Returns the step in which a task runs: the first one after all tasks that it needs. */
export function stepOf({ after }: CloseTask, tasks: readonly CloseTask[] = TASKS): number {
  const needed = tasks.filter(({ id }) => after.includes(id));
  return Math.max(-1, ...needed.map((task) => stepOf(task, tasks))) + 1;
}

export const LAST_STEP = Math.max(...TASKS.map((task) => stepOf(task))) + 1;

export type TaskState = 'done' | 'now' | 'later';

/** Returns the state of a task in a step. */
export function stateAt(task: CloseTask, step: number): TaskState {
  const own = stepOf(task);
  if (own < step) return 'done';
  return own === step ? 'now' : 'later';
}

/** Returns the state of a task in words. */
export function stateText(task: CloseTask, step: number): string {
  const state = stateAt(task, step);
  if (state === 'now') return task.person ? `Waits for the ${task.person}` : 'Running';
  if (state === 'done') return 'Done';
  const open = TASKS.filter(({ id }) => task.after.includes(id));
  const count = open.filter((needed) => stateAt(needed, step) !== 'done').length;
  return `Waits for ${count} task${count === 1 ? '' : 's'}`;
}

/** Returns the sentence that describes a step of the close. */
export function closeText(step: number): string {
  const done = TASKS.filter((task) => stateAt(task, step) === 'done').length;
  if (done === TASKS.length) {
    return `${TIMES[LAST_STEP]}: closed. One of ${TASKS.length} tasks needed a person.`;
  }
  const person = TASKS.find((task) => task.person && stateAt(task, step) === 'now')?.person;
  const waits = person ? ` The ${person} has one decision to make.` : '';
  return `${TIMES[step]}: ${done} of ${TASKS.length} tasks done.${waits}`;
}
