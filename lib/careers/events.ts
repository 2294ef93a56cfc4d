import { z } from 'zod';
import { change, defineEvent, instant, parent } from '@/lib/core/events/define';

const application = z.object({
  id: z.string(),
  job: parent,
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  link: z.string().nullable(),
  message: z.string().nullable(),
  stage: z.string(),
  created_at: instant,
});

const applicationData = (row: z.output<typeof application>) => ({
  id: row.id,
  job: row.job,
  first_name: row.firstname,
  last_name: row.lastname,
  email: row.email,
  phone: row.phone,
  link: row.link,
  message: row.message,
  stage: row.stage,
  applied_at: row.created_at,
});

const applied = {
  id: '2d9e4b70-0c41-4b6f-9d6c-3f7a1e5b8c33',
  job: {
    id: '7a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d',
    title: 'Automation engineer',
    slug: 'automation-engineer',
  },
  firstname: 'Alan',
  lastname: 'Perlis',
  email: 'alan@visitor.example',
  phone: null,
  link: 'https://perlis.example',
  message: 'I have automated two back offices.',
  stage: 'new',
  created_at: '2027-02-24T09:12:44+00:00',
};

/** Events of applications. */
export const applicationEvents = {
  'application.received': defineEvent({
    when: 'A person applies for a job. The CV stays with us.',
    row: application,
    data: applicationData,
    sample: { record: applied },
  }),
  'application.stage_changed': defineEvent({
    when: 'A leader moves an application to another stage.',
    row: application,
    facts: change,
    data: (row, { from, to }) => ({ ...applicationData(row), previous_stage: from, stage: to }),
    sample: {
      record: { ...applied, stage: 'interview' },
      facts: { from: 'new', to: 'interview' },
    },
  }),
};
