import type { Answer, useStaffAction } from '@/components/records/use-staff-action';
import { changeBookings, revertBookings } from '@/lib/bookings/desk/actions';
import type { InboxItem } from '@/lib/dashboard/inbox/model';
import { markAnswered } from '@/lib/enquiries/actions';
import { markNotificationsRead } from '@/lib/notifications/actions';
import { clearBounce } from '@/lib/outbox/bounces/actions';
import { setTaskStatus } from '@/lib/tasks/actions';

type Run = ReturnType<typeof useStaffAction>['run'];

/** An action that runs in the inbox without opening the record. */
type InboxStep = { label: string; act: (run: Run) => void };

function workStep({ kind, id, status }: InboxItem): InboxStep | null {
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
  if (kind === 'enquiry') {
    return {
      label: 'Answered',
      act: (run) =>
        void run(
          () => markAnswered({ id, isAnswered: true }),
          () => (): Promise<Answer> => markAnswered({ id, isAnswered: false }),
        ),
    };
  }
  if (kind === 'bounce') {
    return {
      label: 'Address works',
      act: (run) =>
        void run(
          () => clearBounce({ id, isCleared: true }),
          () => (): Promise<Answer> => clearBounce({ id, isCleared: false }),
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
  return null;
}

/** Returns the inbox actions for a record. All its news items are marked as read together. */
export function stepsOf(items: readonly InboxItem[]): InboxStep[] {
  const news = items.flatMap(({ kind, id }) => (kind === 'news' ? id : []));
  const read: InboxStep = {
    label: 'Read',
    act: (run) => void run(() => markNotificationsRead({ ids: news })),
  };
  return [...items.flatMap((item) => workStep(item) ?? []), ...(news.length > 0 ? [read] : [])];
}
