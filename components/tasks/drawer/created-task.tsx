'use client';

import { useState } from 'react';
import { useOpenRecord } from '@/components/lists/use-open-record';
import { RecordForm } from '@/components/records/record-form';
import { useStaffAction } from '@/components/records/use-staff-action';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { saveCreatedTask, withdrawTask } from '@/lib/tasks/given/actions';
import type { CreatedTask as Created } from '@/lib/tasks/given/model';
import { createdTaskForm } from '@/lib/tasks/schema';
import { dueValues } from '@/lib/tasks/task-values';
import { TypedTaskFields, taskLabels } from './task-fields';

const { title, description, dueDay, dueTime } = taskLabels;
const labels = { title, description, dueDay, dueTime };

/** Form for the creator of an open task to edit or withdraw it. */
export function CreatedTask({ task }: { task: Created }) {
  const open = useOpenRecord();
  const { run, isPending } = useStaffAction();
  const [isAsking, setAsking] = useState(false);

  async function withdraw() {
    const answer = await run(() => withdrawTask({ id: task.id }));
    setAsking(false);
    if (answer) open(null);
  }

  return (
    <>
      <RecordForm
        name={`task:created:${task.id}`}
        action={saveCreatedTask}
        schema={createdTaskForm}
        labels={labels}
        initial={{ title: task.title, description: task.description, ...dueValues(task) }}
        version={task.updatedAt}
        submitLabel="Save task"
        aside={
          <Button variant="quiet-danger" size="sm" onClick={() => setAsking(true)}>
            Withdraw
          </Button>
        }
      >
        {(values, errors) => (
          <>
            <input type="hidden" name="id" value={task.id} />
            <TypedTaskFields values={values} errors={errors} />
          </>
        )}
      </RecordForm>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={`Withdraw “${task.title}”?`}
        confirmLabel="Withdraw"
        onConfirm={withdraw}
        pending={isPending}
      >
        The task is deleted, and its assignee is notified. A team leader can restore it for 30 days.
      </ConfirmDialog>
    </>
  );
}
