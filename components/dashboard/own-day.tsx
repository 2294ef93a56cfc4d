import { NotificationItem } from '@/components/notifications/notification-item';
import type { OwnDay as Day } from '@/lib/dashboard/rules';
import type { Notification } from '@/lib/notifications/model';
import { Panel } from './panel';
import { TaskPanel } from './task-panel';

type OwnDayProps = {
  day: Promise<Day>;
  news: Promise<Notification[]>;
  timeZone: string;
};

/** A person's open tasks in groups, and the notifications that are unread. */
export async function OwnDay({ day, news, timeZone }: OwnDayProps) {
  const [tasks, unread] = await Promise.all([day, news]);
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <TaskPanel
        title="Overdue"
        tasks={tasks.overdue}
        timeZone={timeZone}
        empty="Nothing of yours is late."
      />
      <TaskPanel
        title="Due today"
        tasks={tasks.today}
        timeZone={timeZone}
        empty="Nothing more is due today."
      />
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
      <Panel title="New for you">
        {unread.length === 0 ? (
          <p className="px-4 py-5">You have read everything.</p>
        ) : (
          <ul className="divide-y divide-line">
            {unread.map((notification) => (
              <NotificationItem key={notification.id} notification={notification} />
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}
