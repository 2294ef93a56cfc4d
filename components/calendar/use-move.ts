import { useRef } from 'react';
import { toast } from 'sonner';
import { moveBooking, moveTask } from '@/lib/calendar/actions';
import { movedTo, recordId } from '@/lib/calendar/rules';
import type { BookingChange, CalendarEvent } from '@/lib/calendar/schema';
import { notices, noticesWithReason } from '@/lib/notices';

type Calendar = {
  replace: (before: CalendarEvent, after: CalendarEvent) => void;
  refresh: () => void;
};

/** How long the echo of an own move may take to come back through the channel. */
const ECHO_MS = 10_000;

async function store(event: CalendarEvent, startsAt: Date) {
  const input = { id: recordId(event), startsAt: startsAt.toISOString() };
  const isTask = event.type === 'task';
  const failed = isTask
    ? noticesWithReason.taskUpdateFailed('Unknown error')
    : notices.bookingUpdateFailed;
  try {
    const result = await (isTask ? moveTask(input) : moveBooking(input));
    if (result.data) return { ok: true, sentence: notices[result.data.notice] };
    return {
      ok: false,
      sentence: result.serverError ? notices[result.serverError.notice] : failed,
    };
  } catch {
    // The request itself was lost; nothing says that it was carried out.
    return { ok: false, sentence: failed };
  }
}

/** Moves events to another time: at once on the screen, back in their place where the server refuses. */
export function useMove({ replace, refresh }: Calendar) {
  const own = useRef(new Map<string, number>());

  return {
    /** @returns the sentence of a refusal, or null when the event was moved */
    async move(event: CalendarEvent, startsAt: Date): Promise<string | null> {
      const moved = movedTo(event, startsAt);
      own.current.set(recordId(event), startsAt.getTime());
      replace(event, moved);
      const { ok, sentence } = await store(event, startsAt);
      if (ok) toast.success(sentence);
      else {
        replace(moved, event);
        toast.error(sentence);
      }
      refresh();
      setTimeout(() => own.current.delete(recordId(event)), ECHO_MS);
      return ok ? null : sentence;
    },
    /** Whether a change is the echo of an own move, which has been shown and told already. */
    isEcho(change: BookingChange): boolean {
      if (change.eventType !== 'UPDATE') return false;
      return own.current.get(change.new.id) === Date.parse(change.new.preferreddate ?? '');
    },
  };
}
