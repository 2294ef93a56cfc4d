import { z } from 'zod';
import { TASK_STATUSES } from '@/lib/tasks/statuses';
import { playbookStep } from './schema';
import { SUBJECTS } from './starts';

export const PLAYBOOK =
  'id, name, subject, trigger:trigger_type, serviceId:service_id, service:services(title), isActive:is_active, steps, version:updated_at';
export const RUN =
  'id, playbookId:playbook_id, recordId:record_id, recordTable:record_table, state, withdrawnTasks:withdrawn_tasks, createdAt:created_at, tasks(id, title, status, dueDate:due_date)';

export const playbookRow = z.object({
  id: z.guid(),
  name: z.string(),
  subject: z.enum(SUBJECTS),
  trigger: z.string().nullable(),
  serviceId: z.guid().nullable(),
  service: z.object({ title: z.string() }).nullable(),
  isActive: z.boolean(),
  steps: z.array(playbookStep),
  version: z.string(),
});
export type Playbook = z.output<typeof playbookRow>;

export const runRow = z.object({
  id: z.guid(),
  playbookId: z.guid(),
  recordId: z.guid(),
  recordTable: z.enum(SUBJECTS),
  state: z.enum(['running', 'withdrawn', 'failed']),
  withdrawnTasks: z.number(),
  createdAt: z.string(),
  tasks: z.array(
    z.object({
      id: z.guid(),
      title: z.string(),
      status: z.enum(TASK_STATUSES),
      dueDate: z.string().nullable(),
    }),
  ),
});
/** A run of a playbook, with its tasks. */
export type PlaybookRun = z.output<typeof runRow>;

/** The playbooks for a record, each with a preview of its tasks. */
export const previews = z.array(
  z.object({
    id: z.guid(),
    name: z.string(),
    isRunning: z.boolean(),
    tasks: z.array(
      z.object({
        title: z.string(),
        assigneeId: z.guid().nullable(),
        dueDate: z.string().nullable(),
      }),
    ),
  }),
);
type Preview = z.output<typeof previews>[number];
export type PlaybookPreview = Omit<Preview, 'tasks'> & {
  tasks: (Preview['tasks'][number] & { assigneeName: string })[];
};

export const originRow = z
  .object({ playbook: z.object({ id: z.guid(), name: z.string() }) })
  .nullable();
