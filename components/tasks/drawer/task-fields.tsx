import type { ReactNode } from 'react';
import { ChoiceField } from '@/components/ui/choice-field';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { TASK_PRIORITIES, taskPriorityNames } from '@/lib/tasks/priorities';
import { type TaskStatus, taskStatusNames } from '@/lib/tasks/statuses';

export const taskLabels = {
  title: 'Title',
  description: 'Description',
  dueDay: 'Due date',
  dueTime: 'Due time',
  priority: 'Priority',
  status: 'Status',
  assignee: 'Assignee',
  team: 'Team',
  client: 'Client',
  booking: 'Booking',
};

/** Labels of all fields, including those of the recurrence, for the error summary. */
export const newTaskLabels = {
  ...taskLabels,
  repeatFrequency: 'Repeats',
  repeatEvery: 'Every',
  repeatUntil: 'Last day',
  repeatCount: 'Tasks',
};

type Choice = { id: string; name: string };

export type TaskChoices = { people: readonly Choice[]; teams: readonly Choice[] };

type TaskFieldsProps = TaskChoices & {
  values: Record<string, string>;
  errors: Record<string, string>;
  statuses: readonly TaskStatus[];
  /** Label of the option without an assignee; omitted if an assignee is required. */
  nobody?: string;
  /** People to choose from. Members can choose colleagues of their teams. */
  peopleFrom?: 'people' | 'colleagues';
};

type TypedFieldsProps = Pick<TaskFieldsProps, 'values' | 'errors'> & {
  /** Additional fields of the grid. */
  children?: ReactNode;
};

/** Fields that describe a task: title, description and due date. */
export function TypedTaskFields({ values, errors, children }: TypedFieldsProps) {
  return (
    <>
      <Field label={taskLabels.title} name="title" error={errors.title} required>
        {(control) => <Input {...control} defaultValue={values.title} maxLength={200} />}
      </Field>
      <Field label={taskLabels.description} name="description" error={errors.description}>
        {(control) => <Textarea {...control} defaultValue={values.description} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={taskLabels.dueDay} name="dueDay" error={errors.dueDay}>
          {(control) => <Input {...control} type="date" defaultValue={values.dueDay} />}
        </Field>
        <Field
          label={taskLabels.dueTime}
          name="dueTime"
          error={errors.dueTime}
          hint={`${BUSINESS_TIME_ZONE_NAME}; without one, 5:00 PM`}
        >
          {(control) => <Input {...control} type="time" defaultValue={values.dueTime} />}
        </Field>
        {children}
      </div>
    </>
  );
}

/** All fields of a task. */
export function TaskFields(props: TaskFieldsProps) {
  const { values, errors, statuses, people, teams, nobody, peopleFrom = 'people' } = props;
  return (
    <TypedTaskFields values={values} errors={errors}>
      <ChoiceField
        label={taskLabels.status}
        name="status"
        choices={statuses.map((status) => ({ id: status, name: taskStatusNames[status] }))}
        value={values.status}
        error={errors.status}
      />
      <ChoiceField
        label={taskLabels.priority}
        name="priority"
        choices={TASK_PRIORITIES.map((priority) => ({
          id: priority,
          name: taskPriorityNames[priority],
        }))}
        value={values.priority}
        error={errors.priority}
      />
      <ChoiceField
        label={taskLabels.assignee}
        name="assignee"
        choices={people}
        from={peopleFrom}
        none={nobody}
        value={values.assignee}
        error={errors.assignee}
      />
      <ChoiceField
        label={taskLabels.team}
        name="team"
        choices={teams}
        from="teams"
        none="None"
        value={values.team}
        error={errors.team}
      />
    </TypedTaskFields>
  );
}
