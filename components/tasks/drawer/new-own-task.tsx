'use client';

import { useOpenRecord } from '@/components/lists/use-open-record';
import { RecordForm } from '@/components/records/record-form';
import { usePerson } from '@/components/staff/person-context';
import { createTask } from '@/lib/tasks/actions';
import { newTaskForm } from '@/lib/tasks/schema';
import { TASK_STATUSES } from '@/lib/tasks/statuses';
import { type TaskChoices, TaskFields, taskLabels } from './task-fields';

/** Form that creates a task for oneself or a colleague. After creation, the drawer shows the person's own task. */
export function NewOwnTask({ people, teams }: TaskChoices) {
  const me = usePerson();
  const open = useOpenRecord();
  return (
    <RecordForm
      name="task:new:own"
      action={createTask}
      schema={newTaskForm}
      labels={taskLabels}
      initial={{ priority: 'medium', status: 'todo', assignee: me.id }}
      submitLabel="Create task"
      onSaved={({ id, assignee }) => open(assignee === me.id ? id : null)}
    >
      {(values, errors) => (
        <TaskFields
          values={values}
          errors={errors}
          statuses={TASK_STATUSES}
          people={people}
          peopleFrom="colleagues"
          teams={teams}
        />
      )}
    </RecordForm>
  );
}
