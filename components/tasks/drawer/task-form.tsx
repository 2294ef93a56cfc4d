'use client';

import { useOpenRecord } from '@/components/lists/use-open-record';
import { RecordForm } from '@/components/records/record-form';
import { NewTaskRepeat } from '@/components/tasks/recurring/new-task-repeat';
import { createTask, saveTask } from '@/lib/tasks/actions';
import type { Task } from '@/lib/tasks/model';
import { newTaskForm, taskForm } from '@/lib/tasks/schema';
import { TASK_STATUSES, TASK_TRANSITIONS } from '@/lib/tasks/statuses';
import { taskValues } from '@/lib/tasks/task-values';
import { newTaskLabels, type TaskChoices, TaskFields, taskLabels } from './task-fields';
import { TaskLinkFields } from './task-link-fields';
import { TaskLinks } from './task-links';

type TaskFormProps = TaskChoices & {
  /** Null for a new task. */
  task: Task | null;
  /** Client and booking of a new task, by id and name. */
  about?: Record<string, string>;
};

/** Form that creates or edits a task. */
export function TaskForm({ task, people, teams, about }: TaskFormProps) {
  const open = useOpenRecord();
  const statuses = task ? [task.status, ...TASK_TRANSITIONS[task.status]] : TASK_STATUSES;
  return (
    <RecordForm
      name={`task:${task?.id ?? 'new'}`}
      action={task ? saveTask : createTask}
      schema={task ? taskForm : newTaskForm}
      labels={task ? taskLabels : newTaskLabels}
      initial={
        task
          ? taskValues(task)
          : {
              priority: 'medium',
              status: 'todo',
              repeatFrequency: 'never',
              ...about,
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
          <TaskFields
            values={values}
            errors={errors}
            statuses={statuses}
            people={people}
            teams={teams}
            nobody="Unassigned"
          />
          <TaskLinkFields values={values} errors={errors} />
          {task ? <TaskLinks task={task} /> : <NewTaskRepeat typed={values} errors={errors} />}
        </>
      )}
    </RecordForm>
  );
}
