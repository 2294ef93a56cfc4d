import { Status } from '@/components/ui/status';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { shortMoment } from '@/lib/core/time/business-time';
import { bookingPath, clientPath, dealPath, taskPath } from '@/lib/paths/staff';
import type { PlaybookRun } from '@/lib/tasks/playbooks/model';
import { runState, runStateNames } from '@/lib/tasks/playbooks/run-states';
import { subjectNames } from '@/lib/tasks/playbooks/starts';
import { taskStatusNames } from '@/lib/tasks/statuses';

const link = 'text-accent underline underline-offset-4';

const tones = { running: 'accent', done: 'done', withdrawn: 'neutral', failed: 'high' } as const;

function RecordLink({ run }: { run: PlaybookRun }) {
  const name = subjectNames[run.recordTable];
  if (run.recordTable === 'consultation_bookings') {
    return (
      <a href={bookingPath(run.recordId)} className={link}>
        {name}
      </a>
    );
  }
  if (run.recordTable === 'deals') {
    return (
      <a href={dealPath('admin', run.recordId)} className={link}>
        {name}
      </a>
    );
  }
  if (run.recordTable === 'clients') {
    return (
      <a href={clientPath(run.recordId)} className={link}>
        {name}
      </a>
    );
  }
  return name;
}

/** Latest runs of a playbook with their tasks. */
export function PlaybookRuns({ runs }: { runs: readonly PlaybookRun[] }) {
  return (
    <section aria-label="Runs">
      <h3 className="text-[0.9375rem] font-medium text-ink">Runs</h3>
      {runs.length === 0 && <p className="mt-1">It has not been started yet.</p>}
      <ul className="mt-2 divide-y divide-line">
        {runs.map((run) => {
          const state = runState(run);
          return (
            <li key={run.id} className="py-3">
              <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
                <Status tone={tones[state]}>{runStateNames[state]}</Status>
                <RecordLink run={run} />
                <span className="text-ink-3">
                  {shortMoment(run.createdAt)} {BUSINESS_TIME_ZONE_NAME}
                </span>
              </p>
              {state === 'withdrawn' && (
                <p className="mt-1">
                  Cancelled: {run.withdrawnTasks}{' '}
                  {run.withdrawnTasks === 1 ? 'open task was' : 'open tasks were'} withdrawn.
                </p>
              )}
              {state === 'failed' && <p className="mt-1">Its tasks could not be created.</p>}
              <ul className="mt-1 space-y-1">
                {run.tasks.map((task) => (
                  <li key={task.id}>
                    <a href={taskPath('admin', task.id)} className={`${link} break-words`}>
                      {task.title}
                    </a>{' '}
                    <span className="text-ink-3">
                      {taskStatusNames[task.status]}
                      {task.dueDate && `, due ${shortMoment(task.dueDate)}`}
                    </span>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
