'use client';

import { type Answer, useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Menu } from '@/components/ui/menu';
import { Status } from '@/components/ui/status';
import { changeBookings, revertBookings } from '@/lib/bookings/desk/actions';
import { showItemAgain, snoozeItem } from '@/lib/dashboard/inbox/actions';
import type { InboxItem as Item } from '@/lib/dashboard/inbox/model';
import { SNOOZES, type Snooze } from '@/lib/dashboard/inbox/snoozes';
import { markNotificationsRead } from '@/lib/notifications/actions';
import { setTaskStatus } from '@/lib/tasks/actions';

type Run = ReturnType<typeof useStaffAction>['run'];

/** Returns how an item is done here, and its name; null where its record has to be opened. */
function doneBy({ kind, id, status }: Item): { label: string; act: (run: Run) => void } | null {
  if (kind === 'reply') {
    return {
      label: 'Answered',
      act: (run) =>
        void run(
          () => changeBookings({ ids: [id], change: { replied: true } }),
          ({ former }) =>
            (): Promise<Answer> =>
              revertBookings({ former }),
        ),
    };
  }
  if (kind === 'task') {
    return {
      label: 'Done',
      act: (run) =>
        void run(
          () => setTaskStatus({ id, status: 'completed' }),
          () => (): Promise<Answer> => setTaskStatus({ id, status: status ?? 'todo' }),
        ),
    };
  }
  if (kind === 'news') {
    return { label: 'Read', act: (run) => void run(() => markNotificationsRead({ id })) };
  }
  return null;
}

/** Something that waits: it can be opened, put off, and often done here. */
export function InboxItem({ item }: { item: Item }) {
  const { run, isPending } = useStaffAction();
  const done = doneBy(item);
  const key = `${item.kind}:${item.id}`;
  const putOff = (snooze: Snooze) =>
    void run(
      () => snoozeItem({ item: key, snooze }),
      () => (): Promise<Answer> => showItemAgain({ item: key }),
    );
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2" aria-busy={isPending}>
      <a
        href={item.path}
        className="grid min-h-11 min-w-0 grow content-center gap-x-4 hover:underline sm:grid-cols-[9.5rem_minmax(0,1fr)]"
      >
        <span>
          <Status tone={item.tone}>{item.label}</Status>
        </span>
        <span className="min-w-0">
          <span className="block break-words text-ink">{item.title}</span>
          <span className="line-clamp-2 text-ink-3 sm:line-clamp-1">{item.text}</span>
        </span>
      </a>
      <span className="flex shrink-0 gap-1">
        {done && (
          <Button
            size="sm"
            variant="quiet"
            pending={isPending}
            aria-label={`${done.label}: ${item.title}`}
            onClick={() => done.act(run)}
          >
            <Icon name="check" />
            {done.label}
          </Button>
        )}
        <Menu
          align="end"
          trigger={
            <Button size="sm" variant="quiet" aria-label={`Put off: ${item.title}`}>
              Later
            </Button>
          }
          groups={[
            (['later', 'tomorrow', 'week'] as const).map((snooze) => ({
              label: SNOOZES[snooze],
              onSelect: () => putOff(snooze),
            })),
          ]}
        />
      </span>
    </li>
  );
}
