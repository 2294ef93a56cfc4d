'use client';

import { useState } from 'react';
import { answerOf } from '@/components/records/answer-of';
import { noteOwnChange } from '@/components/records/own-changes';
import { lazyPart } from '@/components/ui/lazy-part';
import { toast } from '@/components/ui/toast';
import { moveBooking } from '@/lib/bookings/move/actions';
import {
  afterRefusal,
  canUndoMove,
  type MoveDecision,
  moveSummary,
  seenBefore,
  suggestedHost,
} from '@/lib/bookings/move/rules';
import { type Refusal, refusalIn, sentenceOf } from '@/lib/core/actions/refusal';
import { deskNotices } from '@/lib/notices/desk';
import { recordNotices } from '@/lib/notices/records';
import { bookingMoveNotices } from '@/lib/notices-with-reason';
import {
  type CheckedMove,
  checkMove,
  type MovedBooking,
  type MoveQuestionFacts,
} from './check-move';

const MoveQuestion = lazyPart(() =>
  import('./move-question').then((module) => module.MoveQuestion),
);

/** New time of a booking, or the refusal; null if the move was cancelled. */
type MoveOutcome = { movedTo: Date } | { refusal: string | null };

type Question = MoveQuestionFacts & { settle: (outcome: MoveOutcome) => void };

const withHost = (checked: CheckedMove) => ({
  ...checked,
  host: suggestedHost(checked.hosts, checked.booking.hostId),
});

/**
 * Asks before a booking is moved by form or drag and drop, and offers to undo the move.
 * Render `dialog` on the screen that calls it.
 */
export function useMoveQuestion({ onStored }: { onStored: (id: string, to: Date) => void }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);

  /** @returns the refusal, or the name of the stored host */
  async function store(
    { id, startsAt }: MovedBooking,
    to: Date,
    choice: MoveDecision & { evenIfClosed: boolean },
  ): Promise<{ refusal: Refusal } | { host: string | null }> {
    noteOwnChange([id], to.getTime());
    const from = new Date(startsAt).toISOString();
    const move = { id, from, startsAt: to.toISOString(), ...choice };
    const answer = await answerOf(moveBooking(move));
    if (!answer.data) return { refusal: refusalIn(answer) };
    onStored(id, to);
    return { host: answer.data.host };
  }

  async function undo({ booking, to }: Question, tell: boolean) {
    const moved = { ...booking, startsAt: to.toISOString() };
    const former = { tell, host: booking.hostId, evenIfClosed: true };
    const answer = await store(moved, new Date(booking.startsAt), former);
    if ('refusal' in answer) {
      toast.error(sentenceOf(answer.refusal));
      return;
    }
    const { undoneTold, undoneQuiet } = bookingMoveNotices;
    toast.success(recordNotices.undone, {
      description: (tell ? undoneTold : undoneQuiet)(booking.name),
    });
  }

  function announce(asked: Question, isTold: boolean, host: string | null) {
    const { booking, hosts } = asked;
    const canUndo = canUndoMove(booking.startsAt, new Date());
    toast.success(deskNotices.bookingUpdated, {
      description: moveSummary({ name: booking.name, isTold, canUndo, host }, hosts.length > 0),
      action: canUndo ? { label: 'Undo', onClick: () => void undo(asked, isTold) } : undefined,
    });
  }

  async function decide(asked: Question, tell: boolean) {
    const { booking, to, host, closure, settle } = asked;
    // Clear the previous refusal, so that the same refusal is announced again.
    setQuestion({ ...asked, refusal: null });
    setPending(true);
    const answer = await store(booking, to, { tell, host, evenIfClosed: closure !== null });
    setPending(false);
    if ('refusal' in answer) {
      const { isOutdated, isShown, nearest } = afterRefusal(answer.refusal);
      const refusal = isShown ? sentenceOf(answer.refusal) : null;
      if (isOutdated) await askAgain(asked, to, refusal);
      else setQuestion((asked) => asked && { ...asked, refusal, nearest });
      return;
    }
    setOpen(false);
    announce(asked, tell, answer.host);
    settle({ movedTo: to });
  }

  /** Reloads the data after a conflicting move or a new target time, and asks the leader again. */
  async function askAgain(asked: Question, to: Date, refusal: string | null) {
    setPending(true);
    const checked = await checkMove(asked.booking, to);
    setPending(false);
    const base = { ...asked, to, nearest: [] };
    if ('refusal' in checked) {
      setQuestion({ ...base, refusal: checked.refusal });
      return;
    }
    const seenStart = seenBefore(asked.booking.startsAt, checked.booking.startsAt);
    if (seenStart) onStored(asked.booking.id, new Date(checked.booking.startsAt));
    setQuestion({ ...base, ...withHost(checked), refusal, seenStart });
  }

  async function ask(booking: MovedBooking, to: Date): Promise<MoveOutcome> {
    if (to < new Date()) return { refusal: deskNotices.bookingMovePast };
    const checked = await checkMove(booking, to);
    if ('refusal' in checked) return checked;
    const seenStart = seenBefore(booking.startsAt, checked.booking.startsAt);
    return new Promise((settle) => {
      setQuestion({ ...withHost(checked), to, seenStart, nearest: [], refusal: null, settle });
      setOpen(true);
    });
  }

  const dialog = question && (
    <MoveQuestion
      {...question}
      open={isOpen}
      pending={isPending}
      onDecide={(tell) => void decide(question, tell)}
      onHost={(host) => setQuestion({ ...question, host })}
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
