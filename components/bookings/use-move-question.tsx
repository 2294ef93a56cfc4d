'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { noteOwnChange } from '@/components/records/own-changes';
import { toast } from '@/components/ui/toast';
import { untilLoaded } from '@/components/ui/until-loaded';
import { moveBooking } from '@/lib/calendar/actions';
import type { Closure } from '@/lib/calendar/model';
import type { Refusal } from '@/lib/core/actions/failure';
import { deskNotices } from '@/lib/notices/desk';
import { recordNotices } from '@/lib/notices/records';
import { bookingMoveNotices } from '@/lib/notices-with-reason';
import { checkMove, type MovedBooking, sentence } from './check-move';
import type { Slot } from './move-question';

const MoveQuestion = dynamic(
  () => untilLoaded(() => import('./move-question')).then((part) => part.MoveQuestion),
  { ssr: false },
);

/** The new time of a booking, or the refusal; null if the leader decided against the move. */
type MoveOutcome = { movedTo: Date } | { refusal: string | null };

type Question = {
  booking: MovedBooking;
  to: Date;
  closure: Closure | null;
  /** The visitor's time zone; null if it is not known. */
  visitorTimeZone: string | null;
  /** Who else is booked at the new time. */
  others: string[];
  /** The start that the leader saw before somebody else moved the booking. */
  seenStart: string | null;
  nearest: Slot[];
  refusal: string | null;
  settle: (outcome: MoveOutcome) => void;
};

/**
 * Asks before a booking moves, by a form or by dragging, and offers to undo the move.
 * Render `dialog` where the person asks for the move.
 */
export function useMoveQuestion({ onStored }: { onStored: (id: string, to: Date) => void }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);

  /** @returns the refusal, or null where the move is stored */
  async function store(
    { id, startsAt }: MovedBooking,
    to: Date,
    choice: { tell: boolean; evenIfClosed: boolean },
  ): Promise<{ refusal: Refusal | undefined } | null> {
    noteOwnChange([id], to.getTime());
    const from = new Date(startsAt).toISOString();
    const move = { id, from, startsAt: to.toISOString(), ...choice };
    const answer = await moveBooking(move).catch(() => null);
    if (!answer?.data) return { refusal: answer?.serverError };
    onStored(id, to);
    return null;
  }

  async function undo(booking: MovedBooking, to: Date, tell: boolean) {
    const moved = { ...booking, startsAt: to.toISOString() };
    const failure = await store(moved, new Date(booking.startsAt), { tell, evenIfClosed: true });
    if (failure) {
      toast.error(sentence(failure.refusal));
      return;
    }
    const { undoneTold, undoneQuiet } = bookingMoveNotices;
    toast.success(recordNotices.undone, {
      description: (tell ? undoneTold : undoneQuiet)(booking.name),
    });
  }

  function announce(booking: MovedBooking, to: Date, tell: boolean) {
    const { told, toldForGood, quiet } = bookingMoveNotices;
    // A booking cannot move back to a time that has passed.
    const canUndo = new Date(booking.startsAt) > new Date();
    toast.success(deskNotices.bookingUpdated, {
      description: (tell ? (canUndo ? told : toldForGood) : quiet)(booking.name),
      action: canUndo ? { label: 'Undo', onClick: () => void undo(booking, to, tell) } : undefined,
    });
  }

  async function decide(asked: Question, tell: boolean) {
    const { booking, to, closure, settle } = asked;
    setPending(true);
    const failure = await store(booking, to, { tell, evenIfClosed: closure !== null });
    setPending(false);
    if (failure) {
      const { refusal } = failure;
      if (refusal?.notice === 'bookingMovedMeanwhile') {
        await askAgain(asked, to, null);
        return;
      }
      const nearest = refusal?.details.nearest ?? [];
      setQuestion((asked) => asked && { ...asked, refusal: sentence(refusal), nearest });
      return;
    }
    setOpen(false);
    announce(booking, to, tell);
    settle({ movedTo: to });
  }

  /** Shows the new facts after somebody else's move or another wanted time; the leader decides again. */
  async function askAgain(asked: Question, to: Date, refusal: string | null) {
    setPending(true);
    const checked = await checkMove(asked.booking, to);
    setPending(false);
    const base = { ...asked, to, nearest: [] };
    if ('refusal' in checked) {
      setQuestion({ ...base, refusal: checked.refusal });
      return;
    }
    const before = asked.booking.startsAt;
    const wasMoved = Date.parse(before) !== Date.parse(checked.booking.startsAt);
    if (wasMoved) onStored(asked.booking.id, new Date(checked.booking.startsAt));
    setQuestion({ ...base, ...checked, refusal, seenStart: wasMoved ? before : null });
  }

  async function ask(booking: MovedBooking, to: Date): Promise<MoveOutcome> {
    if (to < new Date()) return { refusal: deskNotices.bookingMovePast };
    const checked = await checkMove(booking, to);
    if ('refusal' in checked) return checked;
    const wasMoved = Date.parse(booking.startsAt) !== Date.parse(checked.booking.startsAt);
    const seenStart = wasMoved ? booking.startsAt : null;
    return new Promise((settle) => {
      setQuestion({ ...checked, to, seenStart, nearest: [], refusal: null, settle });
      setOpen(true);
    });
  }

  const dialog = question && (
    <MoveQuestion
      {...question}
      open={isOpen}
      pending={isPending}
      onDecide={(tell) => void decide(question, tell)}
      onChoose={(to) => void askAgain(question, to, null)}
      onCancel={() => {
        if (isPending) return;
        setOpen(false);
        question.settle({ refusal: null });
      }}
    />
  );
  return { ask, dialog };
}
