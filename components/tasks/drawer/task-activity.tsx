import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { shortMoment } from '@/lib/core/time/business-time';
import type { TaskEvent } from '@/lib/tasks/model';

/** History of a task, newest entry first. */
export function TaskActivity({ events }: { events: readonly TaskEvent[] }) {
  return (
    <section aria-label="Activity">
      <h3 className="text-[0.9375rem] font-medium text-ink">Activity</h3>
      <ol className="mt-2 space-y-3 border-l border-line pl-4">
        {events.map(({ id, actorName, created, changes, at }) => (
          <li key={id}>
            <p className="text-ink">
              {actorName} {created ? 'created the task' : 'changed the task'}
            </p>
            {changes.map((change) => (
              <p key={change}>{change}</p>
            ))}
            <p className="font-mono text-xs text-ink-3">
              {shortMoment(at)} {BUSINESS_TIME_ZONE_NAME}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
