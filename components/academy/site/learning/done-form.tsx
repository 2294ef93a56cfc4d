'use client';

import { Button } from '@/components/ui/button';
import { FormAnswer } from '@/components/ui/form-answer';
import { unreachable, useFormAction } from '@/components/ui/use-form-action';
import { markLesson } from '@/lib/academy/learning/actions';
import { academyNotices } from '@/lib/notices/academy';

const UNREACHABLE = unreachable(academyNotices, 'progressFailed');

type DoneFormProps = {
  course: string;
  lesson: string;
  isDone: boolean;
  /** True if the student has access to another lesson after this one. */
  hasNext: boolean;
};

/** Marks a lesson as done and opens the next one, or undoes it. Works without JavaScript. */
export function DoneForm({ course, lesson, isDone, hasNext }: DoneFormProps) {
  const { result, pending, formProps } = useFormAction(markLesson, {}, UNREACHABLE, null);
  return (
    <form {...formProps} className="space-y-4">
      <FormAnswer refusal={result.serverError} labels={{}} />
      <input type="hidden" name="course" value={course} readOnly />
      <input type="hidden" name="lesson" value={lesson} readOnly />
      <input type="hidden" name="isDone" value={isDone ? 'false' : 'true'} readOnly />
      <Button
        type="submit"
        size="lg"
        variant={isDone ? 'secondary' : 'primary'}
        data-lesson={isDone ? undefined : 'done'}
        pending={pending}
        pendingLabel="Saving..."
      >
        {isDone ? 'Mark as not done' : hasNext ? 'Done, next lesson' : 'Done'}
      </Button>
    </form>
  );
}
