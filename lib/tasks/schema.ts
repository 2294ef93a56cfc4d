import { z } from 'zod';
import { typedText } from '@/lib/core/text/typed-text';
import { TASK_PRIORITIES } from './priorities';
import { newTaskRepeat } from './recurring/schema';
import { TASK_STATUSES } from './statuses';

const optionalId = z.union([z.guid(), z.literal('').transform(() => null)]).default(null);

/**
 * Fields that describe a task; due day and time are in the business zone, and a day alone means the end of business.
 */
const described = {
  version: z.string().default(''),
  title: typedText('A title is required.')
    .min(1, 'A title is required.')
    .max(200, 'The title must be at most 200 characters.'),
  description: typedText()
    .max(10_000, 'Please keep the description under 10,000 characters.')
    .default(''),
  dueDay: z.union([z.iso.date('Please enter a date.'), z.literal('')]).default(''),
  dueTime: z
    .union([z.iso.time({ precision: -1, error: 'Please enter a time.' }), z.literal('')])
    .default(''),
};

const hasDay = ({ dueDay, dueTime }: { dueDay: string; dueTime: string }) =>
  !dueTime || dueDay !== '';
const TIME_WITHOUT_DAY = { path: ['dueDay'], error: 'A time needs a date.' };

/** The form for a task that the person created for someone else. */
export const createdTaskForm = z
  .object({ ...described, id: z.guid() })
  .refine(hasDay, TIME_WITHOUT_DAY);
export type CreatedTaskInput = z.output<typeof createdTaskForm>;

/** The task form. */
export const taskForm = z
  .object({
    ...described,
    id: z.guid().optional(),
    priority: z.enum(TASK_PRIORITIES).default('medium'),
    status: z.enum(TASK_STATUSES).default('todo'),
    assignee: optionalId,
    team: optionalId,
    client: optionalId,
    booking: optionalId,
  })
  .refine(hasDay, TIME_WITHOUT_DAY);
export type TaskInput = z.output<typeof taskForm>;

/** The form of a new task, with its recurrence rule. */
export const newTaskForm = taskForm.and(newTaskRepeat);
export type NewTaskInput = z.output<typeof newTaskForm>;

export const taskStatusInput = z.object({ id: z.guid(), status: z.enum(TASK_STATUSES) });

/** The value that a bulk change sets. */
export const taskChange = z.union([
  z.object({ status: z.enum(TASK_STATUSES) }),
  z.object({ priority: z.enum(TASK_PRIORITIES) }),
  z.object({ assigned_to: z.guid().nullable() }),
  z.object({ team_id: z.guid().nullable() }),
  z.object({ due_date: z.iso.datetime({ offset: true }).nullable() }),
]);
export type TaskChange = z.output<typeof taskChange>;

/** A change in the list; `seen` is the previous value that the person saw. */
export const taskEdit = z
  .object({ id: z.guid(), change: taskChange, seen: taskChange })
  .refine(({ change, seen }) => Object.keys(change)[0] === Object.keys(seen)[0]);
export type TaskEdit = z.output<typeof taskEdit>;

export const taskIds = z.array(z.guid()).min(1).max(100);

/** Value of a task before a bulk change, with its version after it. */
export const formerTask = z.object({ id: z.guid(), version: z.string(), before: taskChange });
export type FormerTask = z.output<typeof formerTask>;

export const commentForm = z.object({
  task: z.guid(),
  body: typedText('Please write a comment.')
    .min(1, 'Please write a comment.')
    .max(5000, 'Please keep the comment under 5,000 characters.'),
});

export const checklistForm = z.object({
  task: z.guid(),
  label: typedText('Please name the step.')
    .min(1, 'Please name the step.')
    .max(300, 'Please keep the step under 300 characters.'),
});
