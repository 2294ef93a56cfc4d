import type { InboxItem } from '@/lib/dashboard/inbox/model';
import type { OwnDay as Day } from '@/lib/dashboard/rules';
import { Inbox } from './inbox';
import { TaskPanel } from './task-panel';

type OwnDayProps = { day: Promise<Day>; inbox: Promise<InboxItem[]>; timeZone: string };

/** What waits for a person, and their tasks that are not due yet or wait for others. */
export async function OwnDay({ day, inbox, timeZone }: OwnDayProps) {
  const tasks = await day;
  return (
    <div className="grid gap-4">
      <Inbox items={inbox} />
      <div className="grid items-start gap-4 xl:grid-cols-2">
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
    </div>
  );
}
