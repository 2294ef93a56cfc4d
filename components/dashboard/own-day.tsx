import type { TodayEntry } from '@/lib/dashboard/model';
import type { OwnDay as Day } from '@/lib/dashboard/own-day';
import { TaskPanel } from './task-panel';
import { Today } from './today';

type OwnDayProps = { today: Promise<TodayEntry[]>; day: Promise<Day>; timeZone: string };

/** A person's calendar of today, and their tasks that are not due yet or wait for others. */
export async function OwnDay({ today, day, timeZone }: OwnDayProps) {
  const [entries, tasks] = await Promise.all([today, day]);
  return (
    <div className="grid items-start gap-4 xl:grid-cols-3">
      <Today entries={entries} area="team" timeZone={timeZone} />
      <TaskPanel
        title="Next 7 days"
        tasks={tasks.soon}
        timeZone={timeZone}
        empty="Nothing is due in the next 7 days."
      />
      <TaskPanel
        title="Waiting for others"
        tasks={tasks.waiting}
        timeZone={timeZone}
        empty="Nothing of yours is blocked."
      />
    </div>
  );
}
