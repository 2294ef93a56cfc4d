'use client';

import { useOpenRecord } from '@/components/lists/use-open-record';
import { RecordForm } from '@/components/records/record-form';
import { ChoiceField } from '@/components/ui/choice-field';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Link } from '@/components/ui/link';
import { Textarea } from '@/components/ui/textarea';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { bookingPath, clientPath } from '@/lib/paths';
import { createTask, saveTask } from '@/lib/tasks/actions';
import {
  TASK_PRIORITIES,
  TASK_STATUSES,
  TASK_TRANSITIONS,
  taskPriorityNames,
  taskStatusNames,
  taskValues,
} from '@/lib/tasks/rules';
import type { Task } from '@/lib/tasks/schema';

const LABELS = {
  title: 'Title',
  description: 'Description',
  dueDay: 'Due date',
  dueTime: 'Due time',
  priority: 'Priority',
  status: 'Status',
  assignee: 'Assignee',
  team: 'Team',
};

type Choice = { id: string; name: string };

type TaskFormProps = {
  /** Null for a new one. */
  task: Task | null;
  people: readonly Choice[];
  teams: readonly Choice[];
  /** The client or booking that a new task is for. */
  about?: { client?: string | null; booking?: string | null };
};

/** Creates or changes a task. */
export function TaskForm({ task, people, teams, about }: TaskFormProps) {
  const open = useOpenRecord();
  const statuses = task ? [task.status, ...TASK_TRANSITIONS[task.status]] : TASK_STATUSES;
  return (
    <RecordForm
      name={`task:${task?.id ?? 'new'}`}
      action={task ? saveTask : createTask}
      labels={LABELS}
      initial={
        task
          ? taskValues(task)
          : {
              priority: 'medium',
              status: 'todo',
              client: about?.client ?? '',
              booking: about?.booking ?? '',
            }
      }
      version={task?.updatedAt}
      submitLabel={task ? 'Save task' : 'Create task'}
      onSaved={({ id }) => {
        if (!task) open(id);
      }}
    >
      {(values, errors) => (
        <>
          {task && <input type="hidden" name="id" value={task.id} />}
          <input type="hidden" name="client" defaultValue={values.client} />
          <input type="hidden" name="booking" defaultValue={values.booking} />
          <Field label={LABELS.title} name="title" error={errors.title} required>
            {(control) => <Input {...control} defaultValue={values.title} maxLength={200} />}
          </Field>
          <Field label={LABELS.description} name="description" error={errors.description}>
            {(control) => <Textarea {...control} defaultValue={values.description} />}
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={LABELS.dueDay} name="dueDay" error={errors.dueDay}>
              {(control) => <Input {...control} type="date" defaultValue={values.dueDay} />}
            </Field>
            <Field
              label={LABELS.dueTime}
              name="dueTime"
              error={errors.dueTime}
              hint={`${BUSINESS_TIME_ZONE_NAME}; without one, 5:00 PM`}
            >
              {(control) => <Input {...control} type="time" defaultValue={values.dueTime} />}
            </Field>
            <ChoiceField
              label={LABELS.status}
              name="status"
              choices={statuses.map((status) => ({ id: status, name: taskStatusNames[status] }))}
              value={values.status}
              error={errors.status}
            />
            <ChoiceField
              label={LABELS.priority}
              name="priority"
              choices={TASK_PRIORITIES.map((priority) => ({
                id: priority,
                name: taskPriorityNames[priority],
              }))}
              value={values.priority}
              error={errors.priority}
            />
            <ChoiceField
              label={LABELS.assignee}
              name="assignee"
              choices={people}
              none="Nobody"
              value={values.assignee}
              error={errors.assignee}
            />
            <ChoiceField
              label={LABELS.team}
              name="team"
              choices={teams}
              none="None"
              value={values.team}
              error={errors.team}
            />
          </div>
          {(task?.clientId || task?.bookingId) && (
            <p className="flex flex-wrap gap-x-6 gap-y-1">
              {task.clientId && (
                <Link
                  href={clientPath(task.clientId)}
                  prefetch={false}
                  className="text-accent underline underline-offset-4"
                >
                  Client: {task.clientName}
                </Link>
              )}
              {task.bookingId && (
                <Link
                  href={bookingPath(task.bookingId)}
                  prefetch={false}
                  className="text-accent underline underline-offset-4"
                >
                  Consultation with {task.bookingName}
                </Link>
              )}
            </p>
          )}
        </>
      )}
    </RecordForm>
  );
}
