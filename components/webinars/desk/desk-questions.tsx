'use client';

import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { Status } from '@/components/ui/status';
import { moveQuestion } from '@/lib/webinars/desk/actions';
import type { DeskQuestion } from '@/lib/webinars/desk/model';

type DeskQuestionsProps = { webinarId: string; questions: DeskQuestion[] };

/** Open questions by votes, then the answered questions. */
export function DeskQuestions({ webinarId, questions }: DeskQuestionsProps) {
  const { run, isPending } = useStaffAction();
  const move = (id: string, step: 'answer' | 'reopen' | 'hide' | 'show') =>
    run(() => moveQuestion({ id, webinarId, step }));
  const sorted = questions.toSorted(
    (a, b) => Number(a.answeredAt !== null) - Number(b.answeredAt !== null),
  );
  if (sorted.length === 0) {
    return <p className="mt-2 text-ink-3">No questions yet. Registrants ask on their own pages.</p>;
  }
  return (
    <ol className="mt-2 divide-y divide-line">
      {sorted.map(({ id, question, votes, by, answeredAt, hiddenAt }) => (
        <li key={id} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
          <span className="w-14 shrink-0">
            <span className="block font-mono text-h3 text-ink">{votes}</span>
            <span className="text-staff text-ink-3">{votes === 1 ? 'vote' : 'votes'}</span>
          </span>
          <div className="min-w-48 flex-1 wrap-anywhere">
            <p className="text-ink">{question}</p>
            <p className="mt-1 flex flex-wrap gap-x-4 text-staff text-ink-3">
              <span>
                {by.firstName} {by.lastName}
                {by.company ? `, ${by.company}` : ''}
              </span>
              {answeredAt && <Status tone="low">Answered</Status>}
              {hiddenAt && <Status tone="done">Hidden from registrants</Status>}
            </p>
          </div>
          <div className="flex gap-2">
            <Button
              size="sm"
              variant="secondary"
              disabled={isPending}
              aria-label={`${answeredAt ? 'Reopen' : 'Answered'}: ${question}`}
              onClick={() => move(id, answeredAt ? 'reopen' : 'answer')}
            >
              {answeredAt ? 'Reopen' : 'Answered'}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              disabled={isPending}
              aria-label={`${hiddenAt ? 'Show' : 'Hide'}: ${question}`}
              onClick={() => move(id, hiddenAt ? 'show' : 'hide')}
            >
              {hiddenAt ? 'Show' : 'Hide'}
            </Button>
          </div>
        </li>
      ))}
    </ol>
  );
}
