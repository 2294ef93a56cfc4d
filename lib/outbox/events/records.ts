import { z } from 'zod';
import { absoluteUrl } from '@/lib/core/seo/structured-data';
import { CONTENT_TABLES, contentPath } from '@/lib/paths';
import { change, defineEvent, instant } from './define';

const contact = z.object({
  id: z.string(),
  firstname: z.string(),
  lastname: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  jobtitle: z.string().nullable(),
  company_id: z.string().nullable(),
  owner_id: z.string().nullable(),
  stage: z.string(),
  value: z.number(),
  source: z.string().nullable(),
  tags: z.array(z.string()),
  created_at: instant,
});

const contactData = (row: z.output<typeof contact>) => ({
  id: row.id,
  first_name: row.firstname,
  last_name: row.lastname,
  email: row.email,
  phone: row.phone,
  job_title: row.jobtitle,
  company_id: row.company_id,
  owner_id: row.owner_id,
  stage: row.stage,
  value: row.value,
  source: row.source,
  tags: row.tags,
  created_at: row.created_at,
});

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

const content = z.object({
  id: z.string(),
  record_table: z.enum(CONTENT_TABLES),
  title: z.string(),
  slug: z.string(),
  published_at: instant.nullable(),
});

const contentData = (row: z.output<typeof content>) => ({
  id: row.id,
  kind: row.record_table,
  title: row.title,
  slug: row.slug,
  url: absoluteUrl(contentPath(row.record_table, row.slug)),
  published_at: row.published_at,
});

const webinar = z.object({
  id: z.string(),
  title: z.string(),
  slug: z.string(),
  starts_at: instant,
  ends_at: instant,
  presenter: z.string(),
});

const known = {
  id: '3e0c6c1d-52bb-4e0e-8f0a-7f5a0d3b9e10',
  firstname: 'Grace',
  lastname: 'Hopper',
  email: 'grace@harbor.example',
  phone: '+1 212 555 0199',
  jobtitle: 'Head of operations',
  company_id: '5e1d0c7b-9a8f-4e6d-8c5b-4a3f2e1d0c9b',
  owner_id: null,
  stage: 'lead',
  value: 0,
  source: 'booking',
  tags: ['invoices'],
  created_at: '2027-02-24T09:12:44+00:00',
};

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
  client_id: known.id,
  booking_id: '8b6fd9b0-7d3c-4f53-9f2e-0a4f1c6a3c11',
  created_at: '2027-03-02T15:40:00+00:00',
};

const post = {
  id: 'a1b2c3d4-e5f6-4a7b-8c9d-0e1f2a3b4c5d',
  record_table: 'blog_posts',
  title: 'When not to automate',
  slug: 'when-not-to-automate',
  published_at: '2027-02-24T09:00:00+00:00',
};

/** Events of what staff keep: contacts, tasks and the content of the site. */
export const recordEvents = {
  'contact.created': defineEvent({
    when: 'A contact is created, by a form of a visitor, by an import or by hand.',
    row: contact,
    data: contactData,
    sample: { record: known },
  }),
  'contact.stage_changed': defineEvent({
    when: 'A contact moves to another stage.',
    row: contact,
    facts: change,
    data: (row, { from, to }) => ({ ...contactData(row), previous_stage: from, stage: to }),
    sample: {
      record: { ...known, stage: 'client' },
      facts: { from: 'qualified', to: 'client' },
    },
  }),
  'contact.merged': defineEvent({
    when: 'Another contact is merged into this one.',
    row: contact,
    facts: z.object({ from: z.array(z.string()), to: z.array(z.string()) }),
    data: (row, { from, to }) => ({
      ...contactData(row),
      merged_ids: to.filter((id) => !from.includes(id)),
    }),
    sample: {
      record: known,
      facts: { from: [], to: ['77c0a1b2-3d4e-4f50-8a6b-9c8d7e6f5a4b'] },
    },
  }),
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
  'webinar.moved': defineEvent({
    when: 'A published webinar gets another time, room or presenter.',
    row: webinar,
    facts: z.object({
      from: instant,
      is_presenter_new: z.boolean(),
      is_room_new: z.boolean(),
      registrants_told: z.number(),
    }),
    data: (row, facts) => ({
      id: row.id,
      title: row.title,
      slug: row.slug,
      url: absoluteUrl(contentPath('webinars', row.slug)),
      starts_at: row.starts_at,
      ends_at: row.ends_at,
      presenter: row.presenter,
      previous_starts_at: facts.from,
      presenter_changed: facts.is_presenter_new,
      room_changed: facts.is_room_new,
      registrants_told: facts.registrants_told,
    }),
    sample: {
      record: {
        id: 'c0a8012e-5d4f-4e3b-9a7c-1b2d3e4f5a60',
        title: 'Exception queues that shrink',
        slug: 'exception-queues-that-shrink',
        starts_at: '2027-03-11T16:00:00+00:00',
        ends_at: '2027-03-11T17:00:00+00:00',
        presenter: 'Daniel Okafor',
      },
      facts: {
        from: '2027-03-04T16:00:00+00:00',
        to: '2027-03-11T16:00:00+00:00',
        is_presenter_new: false,
        is_room_new: false,
        registrants_told: 14,
      },
    },
  }),
  'content.published': defineEvent({
    when: 'A service, course, webinar, job or post goes public.',
    row: content,
    data: contentData,
    sample: { record: post },
  }),
  'content.unpublished': defineEvent({
    when: 'A service, course, webinar, job or post is taken off the site.',
    row: content,
    data: contentData,
    sample: { record: post },
  }),
};
