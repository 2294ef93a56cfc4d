import type { TodayEntry } from '@/lib/dashboard/model';
import type { OwnDay as Day } from '@/lib/dashboard/own-day';
import { TaskPanel } from './task-panel';
import { Today } from './today';

type OwnDayProps = { today: TodayEntry[]; day: Day; timeZone: string };

/** A person's calendar of today, and their tasks that are not due or are waiting for others. */
export function OwnDay({ today, day, timeZone }: OwnDayProps) {
  return (
    <div className="grid items-start gap-4 xl:grid-cols-3">
      <Today entries={today} area="team" timeZone={timeZone} />
      <TaskPanel
        title="Next 7 days"
        tasks={day.soon}
        timeZone={timeZone}
        empty="Nothing is due in the next 7 days."
      />
      <TaskPanel
        title="Waiting for others"
        tasks={day.waiting}
        timeZone={timeZone}
        empty="None of your tasks are blocked."
      />
    </div>
  );
}
