import { z } from 'zod';
import { defineEvent, instant } from '@/lib/core/events/define';

const task = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  status: z.string(),
  priority: z.string(),
  due_date: instant.nullable(),
  assigned_to: z.string().nullable(),
  created_by: z.string().nullable(),
  team_id: z.string().nullable(),
  client_id: z.string().nullable(),
  booking_id: z.string().nullable(),
  created_at: instant,
});

const taskData = (row: z.output<typeof task>) => ({
  id: row.id,
  title: row.title,
  description: row.description,
  status: row.status,
  priority: row.priority,
  due_at: row.due_date,
  assigned_to: row.assigned_to,
  created_by: row.created_by,
  team_id: row.team_id,
  contact_id: row.client_id,
  booking_id: row.booking_id,
  created_at: row.created_at,
});

const planned = {
  id: 'e7a6b5c4-d3e2-4f10-9a8b-7c6d5e4f3a2b',
  title: 'Send the sketch of the process',
  description: null,
  status: 'todo',
  priority: 'high',
  due_date: '2027-03-04T22:00:00+00:00',
  assigned_to: '1c2d3e4f-5a6b-4c7d-8e9f-0a1b2c3d4e5f',
  created_by: '2b3c4d5e-6f70-4a8b-9c0d-1e2f3a4b5c6d',
  team_id: null,
  client_id: '3e0c6c1d-52bb-4e0e-8f0a-7f5a0d3b9e10',
  booking_id: '8b6fd9b0-7d3c-4f53-9f2e-0a4f1c6a3c11',
  created_at: '2027-03-02T15:40:00+00:00',
};

/** Events of tasks. */
export const taskEvents = {
  'task.created': defineEvent({
    when: 'A task is created, by a person, a playbook or a rule that repeats it.',
    row: task,
    data: taskData,
    sample: { record: planned },
  }),
  'task.completed': defineEvent({
    when: 'A task is completed.',
    row: task,
    data: taskData,
    sample: { record: { ...planned, status: 'completed' } },
  }),
};
