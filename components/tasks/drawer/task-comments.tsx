'use client';

import { useState } from 'react';
import { RecordForm } from '@/components/records/record-form';
import { useStaffAction } from '@/components/records/use-staff-action';
import { usePerson } from '@/components/staff/person-context';
import { Button } from '@/components/ui/button';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { shortMoment } from '@/lib/core/time/business-time';
import { commentOnTask, removeComment } from '@/lib/tasks/actions';
import type { TaskComment } from '@/lib/tasks/model';
import { commentForm } from '@/lib/tasks/schema';
import { MentionBox } from './mention-box';

type TaskCommentsProps = {
  task: string;
  comments: readonly TaskComment[];
  people: readonly { id: string; name: string }[];
};

const LABELS = { body: 'Comment' };

/** Comments on a task, with a form to add one. */
export function TaskComments({ task, comments, people }: TaskCommentsProps) {
  const me = usePerson();
  const { run } = useStaffAction();
  const [sent, setSent] = useState(0);
  return (
    <section aria-label="Comments">
      <h3 className="text-[0.9375rem] font-medium text-ink">Comments</h3>
      <ul className="mt-2 space-y-4">
        {comments.map(({ id, authorId, authorName, body, at }) => (
          <li key={id}>
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-medium text-ink">{authorName}</span>
              <span className="font-mono text-xs text-ink-3">
                {shortMoment(at)} {BUSINESS_TIME_ZONE_NAME}
              </span>
            </p>
            <p className="mt-0.5 break-words whitespace-pre-wrap">{body}</p>
            {(authorId === me.id || me.role === 'team_leader') && (
              <Button
                variant="quiet"
                size="sm"
                className="-ml-3"
                onClick={() => run(() => removeComment({ id }))}
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <RecordForm
          key={sent}
          name={`comment:${task}`}
          action={commentOnTask}
          schema={commentForm}
          labels={LABELS}
          initial={{}}
          submitLabel="Comment"
          onSaved={() => setSent(sent + 1)}
        >
          {(values, errors) => (
            <>
              <input type="hidden" name="task" value={task} />
              <MentionBox
                label={LABELS.body}
                name="body"
                error={errors.body}
                defaultValue={values.body}
                people={people}
              />
            </>
          )}
        </RecordForm>
      </div>
    </section>
  );
}
