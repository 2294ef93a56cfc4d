import { useMoveQuestion } from '@/components/bookings/move/use-move-question';
import { answerOf } from '@/components/records/answer-of';
import { isOwnChange } from '@/components/records/own-changes';
import { toast } from '@/components/ui/toast';
import { useWebinarMove } from '@/components/webinars/move/use-webinar-move';
import type { LiveBookingChange } from '@/lib/bookings/realtime/model';
import { recordId } from '@/lib/calendar/calendar-events';
import type {
  CalendarEvent,
  ConsultationEvent,
  TaskEvent,
  WebinarEvent,
} from '@/lib/calendar/model';
import { refusalIn, sentenceOf } from '@/lib/core/actions/refusal';
import { recordNotices } from '@/lib/notices/records';
import { moveTask } from '@/lib/tasks/move/actions';

type Calendar = {
  moveEvent: (id: CalendarEvent['id'], to: Date) => void;
  refresh: () => void;
  hold: () => () => void;
};

/** Moves events. Bookings and webinars need a confirmation; tasks move optimistically. */
export function useMove({ moveEvent, refresh, hold }: Calendar) {
  const question = useMoveQuestion({
    onStored(id, to) {
      moveEvent(`booking-${id}`, to);
      refresh();
    },
  });

  const webinars = useWebinarMove({
    onStored(id, to) {
      moveEvent(`webinar-${id}`, to);
      refresh();
    },
  });

  async function moveDueDate(task: TaskEvent, to: Date, from?: Date): Promise<string | null> {
    moveEvent(task.id, to);
    const input = { id: recordId(task), startsAt: to.toISOString(), from: from?.toISOString() };
    const answer = await answerOf(moveTask(input));
    refresh();
    if (answer.data) {
      const undo = () => void moveDueDate(task, new Date(task.start), to);
      toast.success(from ? recordNotices.undone : answer.data.text, {
        action: from ? undefined : { label: 'Undo', onClick: undo },
      });
      return null;
    }
    moveEvent(task.id, from ?? new Date(task.start));
    const sentence = sentenceOf(refusalIn(answer));
    toast.error(sentence);
    return sentence;
  }

  const askToMove = (event: ConsultationEvent | WebinarEvent, to: Date) => {
    const moved = { id: recordId(event), name: event.title, startsAt: event.start };
    return event.type === 'webinar' ? webinars.ask(moved, to) : question.ask(moved, to);
  };

  return {
    /** Confirmation dialog for the move of a booking or webinar. */
    dialog: (
      <>
        {question.dialog}
        {webinars.dialog}
      </>
    ),
    /** @returns whether the event moved, with the error message of a refusal */
    async move(
      event: CalendarEvent,
      to: Date,
    ): Promise<{ isMoved: boolean; refusal: string | null }> {
      if (event.type === 'task') {
        const refusal = await moveDueDate(event, to);
        return { isMoved: refusal === null, refusal };
      }
      const outcome = await askToMove(event, to);
      return 'movedTo' in outcome
        ? { isMoved: true, refusal: null }
        : { isMoved: false, refusal: outcome.refusal };
    },
    /** Moves a dropped event. `putBack` returns the event to its previous position. */
    async drop(event: CalendarEvent, to: Date, putBack: () => void) {
      if (event.type === 'task') {
        await moveDueDate(event, to);
        return;
      }
      const release = hold();
      const outcome = await askToMove(event, to);
      if ('refusal' in outcome) {
        putBack();
        if (outcome.refusal) toast.error(outcome.refusal);
      }
      release();
    },
    /** Returns whether a change is the echo of the user's own move, which is already on screen. */
    isEcho(change: LiveBookingChange): boolean {
      if (change.eventType !== 'UPDATE') return false;
      return isOwnChange(change.new.id, Date.parse(change.new.preferreddate ?? ''));
    },
  };
}
