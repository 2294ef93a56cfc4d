'use client';

import { useState } from 'react';
import { answerOf } from '@/components/records/answer-of';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/toast';
import { useAnswer } from '@/components/ui/use-answer';
import { refusalIn, sentenceOf } from '@/lib/core/actions/refusal';
import { formattedMoment } from '@/lib/core/time/business-time';
import { deskNotices } from '@/lib/notices/desk';
import { askWebinarMove, moveWebinar } from '@/lib/webinars/desk/actions';

type MovedWebinar = { id: string; name: string; startsAt: string };

/** New time of a webinar, or the refusal; null if the move was cancelled. */
type Outcome = { movedTo: Date } | { refusal: string | null };

type Question = {
  webinar: MovedWebinar;
  to: Date;
  people: number;
  refusal: string | null;
  settle: (outcome: Outcome) => void;
};

/** Asks before a webinar is moved whether to email the registrants. Render `dialog` on the screen that calls it. */
export function useWebinarMove({ onStored }: { onStored: (id: string, to: Date) => void }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const answer = useAnswer(question?.refusal);

  async function ask(webinar: MovedWebinar, to: Date): Promise<Outcome> {
    if (to < new Date()) return { refusal: deskNotices.bookingMovePast };
    const asked = { id: webinar.id, startsAt: to.toISOString() };
    const answer = await answerOf(askWebinarMove(asked));
    if (!answer.data) return { refusal: sentenceOf(refusalIn(answer)) };
    const { people } = answer.data;
    return new Promise((settle) => {
      setQuestion({ webinar, to, people, refusal: null, settle });
      setOpen(true);
    });
  }

  async function decide(asked: Question, tells: boolean) {
    const { webinar, to, settle } = asked;
    setQuestion({ ...asked, refusal: null });
    setPending(true);
    const from = new Date(webinar.startsAt).toISOString();
    const { data, ...refused } = await answerOf(
      moveWebinar({ id: webinar.id, from, startsAt: to.toISOString(), tells }),
    );
    setPending(false);
    if (!data) {
      setQuestion({ ...asked, refusal: sentenceOf(refusalIn(refused)) });
      return;
    }
    setOpen(false);
    onStored(webinar.id, to);
    toast.success(data.text);
    settle({ movedTo: to });
  }

  const cancel = () => {
    if (isPending) return;
    setOpen(false);
    question?.settle({ refusal: null });
  };
  const dialog = question && (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => next || cancel()}
      title="Move this webinar?"
      footer={
        <>
          <Button variant="quiet" size="sm" onClick={cancel}>
            Keep the time
          </Button>
          <Button
            size="sm"
            variant={question.people > 0 ? 'secondary' : 'primary'}
            pending={isPending}
            onClick={() => decide(question, false)}
          >
            {question.people > 0 ? 'Move without notifying' : 'Move'}
          </Button>
          {question.people > 0 && (
            <Button size="sm" pending={isPending} onClick={() => decide(question, true)}>
              Move and notify {question.people}
            </Button>
          )}
        </>
      }
    >
      <p className="font-medium text-ink">{question.webinar.name}</p>
      <p className="mt-2">
        <s>{formattedMoment(new Date(question.webinar.startsAt))}</s>
        <br />
        {formattedMoment(question.to)}
      </p>
      {question.people > 0 && (
        <p className="mt-3">
          {question.people === 1 ? 'One person is' : `${question.people} people are`} registered.
          Each gets one email with both times and an updated calendar file.
        </p>
      )}
      {question.refusal && (
        <Notice {...answer} tone="error" title={question.refusal} className="mt-4" />
      )}
    </Dialog>
  );
  return { ask, dialog };
}
