'use client';

import { useRouter } from 'next/navigation';
import { useKeptTexts } from '@/components/records/use-kept-texts';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { decideReview } from '@/lib/academy/enrolments/desk-actions';
import type { ListedEnrolment } from '@/lib/academy/enrolments/model';
import { humanize } from '@/lib/core/text/humanize';

/** Lets staff publish or hide a review and edit the instructor's answer. The rating counts either way. */
export function ReviewDesk({ enrolment }: { enrolment: ListedEnrolment }) {
  const { id, review, reviewState, reviewAnswer } = enrolment;
  const { run, isPending } = useStaffAction();
  const { typed, type, saved } = useKeptTexts(`review:${id}`, { answer: reviewAnswer ?? '' });
  const router = useRouter();
  const decide = async (state: 'published' | 'hidden') => {
    const isDone = await run(() => decideReview({ id, seen: review ?? '', state, ...typed }));
    // A refusal means that the stored text differs from the text on screen.
    if (isDone) saved(typed, '');
    else router.refresh();
  };
  return (
    <section aria-labelledby="review" className="space-y-4">
      <h3 id="review" className="font-medium text-ink">
        Review, {humanize(reviewState ?? 'pending').toLowerCase()}
      </h3>
      <blockquote className="border-l-2 border-line pl-4 wrap-anywhere whitespace-pre-line text-ink">
        {review}
      </blockquote>
      <Field name="answer" label="Answer of the instructor" hint="Shown below the review.">
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={2000}
            value={typed.answer}
            onChange={({ target }) => type({ answer: target.value })}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button pending={isPending} onClick={() => void decide('published')}>
          {reviewState === 'published' ? 'Save the answer' : 'Publish'}
        </Button>
        {reviewState !== 'hidden' && (
          <Button variant="secondary" pending={isPending} onClick={() => void decide('hidden')}>
            Hide
          </Button>
        )}
      </div>
    </section>
  );
}
