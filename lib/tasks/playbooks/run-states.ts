export const runStateNames = {
  running: 'Running',
  done: 'Done',
  withdrawn: 'Withdrawn',
  failed: 'Failed',
} as const;

/** Returns the displayed state of a run: a running one with only completed tasks is done. */
export function runState(run: {
  state: 'running' | 'withdrawn' | 'failed';
  tasks: readonly { status: string }[];
}): keyof typeof runStateNames {
  const isDone = run.tasks.every(({ status }) => status === 'completed');
  return run.state === 'running' && isDone ? 'done' : run.state;
}
