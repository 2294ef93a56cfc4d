'use client';

import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FormAnswer } from '@/components/ui/form-answer';
import { Textarea } from '@/components/ui/textarea';
import { unreachable, useFormAction } from '@/components/ui/use-form-action';
import { rateCourse } from '@/lib/academy/learning/actions';
import { academyNotices } from '@/lib/notices/academy';

const UNREACHABLE = unreachable(academyNotices, 'reviewFailed');
const LABELS = { rating: 'Rating', review: 'Review' };
const STARS = [5, 4, 3, 2, 1];

type ReviewFormProps = {
  course: string;
  rating: number | null;
  review: string | null;
  reviewState: string | null;
};

/** Form to rate and review a completed course, or to edit the review. Works without JavaScript. */
export function ReviewForm({ course, rating, review, reviewState }: ReviewFormProps) {
  const { result, pending, formProps } = useFormAction(rateCourse, {}, UNREACHABLE);
  const refusal = result.serverError;
  const stored = result.data ?? { rating, review, reviewState };
  const values = refusal?.details.values;
  const thanks = stored.reviewState === 'pending' ? 'reviewWaits' : 'reviewStored';
  return (
    <section className="rounded-surface border border-line bg-surface p-6 lg:p-8">
      <h2 className="text-h3">{rating === null ? 'How was it?' : 'Your review'}</h2>
      <p className="mt-2">
        Your rating counts at once. A review appears on the course’s page with your first name once
        we have read it. You can change both.
      </p>
      <form {...formProps} className="mt-6 space-y-5">
        <FormAnswer
          tone={result.data ? 'success' : 'error'}
          text={result.data && academyNotices[thanks]}
          outcome={result.data}
          refusal={refusal}
          labels={LABELS}
        />
        <fieldset>
          <legend className="text-[0.9375rem] font-medium text-ink">Rating</legend>
          <div className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
            {STARS.map((stars) => (
              <label key={stars} className="flex items-center gap-2 py-1">
                <input
                  type="radio"
                  name="rating"
                  value={stars}
                  defaultChecked={String(stars) === (values?.rating ?? String(stored.rating))}
                  className="size-4 accent-accent"
                />
                {stars} of 5
              </label>
            ))}
          </div>
        </fieldset>
        <Field name="review" label="Review" error={refusal?.details.fieldErrors?.review}>
          {(control) => (
            <Textarea
              {...control}
              rows={5}
              maxLength={2000}
              defaultValue={values?.review ?? stored.review ?? ''}
            />
          )}
        </Field>
        <input type="hidden" name="course" value={course} />
        <Button type="submit" pending={pending} pendingLabel="Saving...">
          {rating === null ? 'Send the review' : 'Change the review'}
        </Button>
      </form>
    </section>
  );
}
