import { z } from 'zod';
import { storedEstimate } from '@/lib/tools/calculator/model';
import { change, defineEvent, instant, parent } from './define';
import { estimateData, sampleEstimate } from './estimates';

const enrolment = z.object({
  id: z.string(),
  course: parent,
  name: z.string(),
  email: z.string(),
  progress: z.number(),
  created_at: instant,
  completed_at: instant.nullable(),
});

const enrolmentData = (row: z.output<typeof enrolment>) => ({
  id: row.id,
  course: row.course,
  name: row.name,
  email: row.email,
  progress: row.progress,
  enrolled_at: row.created_at,
  completed_at: row.completed_at,
});

const payment = z.object({
  id: z.string(),
  number: z.string(),
  amount: z.number().nullable(),
  currency: z.string(),
  paid_on: z.string().nullable(),
});

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

const subscription = z.object({
  id: z.string(),
  email: z.string(),
  confirmed_at: instant.nullable(),
  unsubscribed_at: instant.nullable(),
});

const enquiry = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  company: z.string().nullable(),
  about: z.string().nullable(),
  course: parent,
  message: z.string(),
  source: z.string().nullable(),
  created_at: instant,
});

const estimate = z.object({
  id: z.string(),
  client_id: z.string(),
  name: z.string().nullable(),
  email: z.string(),
  estimate: storedEstimate,
  created_at: instant,
});

const asked = {
  id: '8e3a5c10-7d2f-4b69-a1c4-5f6e7d8c9b02',
  name: 'Grace Hopper',
  email: 'grace@harbor.example',
  company: 'Harbor Compilers',
  about: 'plan-professional',
  message: 'Does the Professional plan cover a second warehouse?',
  source: '/pricing',
  created_at: '2027-02-24T09:12:44+00:00',
};

const enrolled = {
  id: '6c7f2a1e-2b61-4a56-9a55-1d1f0a6f7a02',
  course: {
    id: '1f7a0c52-4a0c-4b33-8f0e-6a3e0c9d7b21',
    title: 'Automation Fundamentals',
    slug: 'automation-fundamentals',
  },
  name: 'Grace Hopper',
  email: 'grace@harbor.example',
  progress: 0,
  created_at: '2027-02-24T09:12:44+00:00',
  completed_at: null,
};

const lesson = {
  id: '0d1c2b3a-4f5e-4a6b-8c7d-1e2f3a4b5c6d',
  title: 'What a case costs',
  slug: 'what-a-case-costs',
};

const paid = {
  id: '3a4b5c6d-7e8f-4a9b-8c0d-1e2f3a4b5c6e',
  number: 'TL-2027-412',
  amount: 149,
  currency: 'USD',
  paid_on: '2027-02-26',
};

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

const subscribed = {
  id: '9b0e7f64-6f0c-4a6e-b5a1-0d2c4e6f8a11',
  email: 'grace@harbor.example',
  confirmed_at: '2027-02-24T09:12:44+00:00',
  unsubscribed_at: null,
};

/** Events of the other forms that visitors fill in. */
export const visitorEvents = {
  'enrolment.created': defineEvent({
    when: 'A person enrolls in a course.',
    row: enrolment,
    data: enrolmentData,
    sample: { record: enrolled },
  }),
  'enrolment.completed': defineEvent({
    when: 'A student reaches the end of a course.',
    row: enrolment,
    data: enrolmentData,
    sample: {
      record: { ...enrolled, progress: 100, completed_at: '2027-04-30T17:05:00+00:00' },
    },
  }),
  'lesson.completed': defineEvent({
    when: 'A student finishes a lesson.',
    row: enrolment,
    facts: z.object({ lesson: parent }),
    data: (row, { lesson }) => ({ ...enrolmentData(row), lesson }),
    sample: { record: { ...enrolled, progress: 9 }, facts: { lesson } },
  }),
  'payment.recorded': defineEvent({
    when: 'The payment for a course is recorded: its lessons are open.',
    row: enrolment,
    facts: z.object({ payment }),
    data: (row, { payment: paid }) => ({ ...enrolmentData(row), payment: paid }),
    sample: { record: enrolled, facts: { payment: paid } },
  }),
  'payment.withdrawn': defineEvent({
    when: 'The payment for a course is withdrawn: its lessons are closed.',
    row: enrolment,
    facts: z.object({ payment }),
    data: (row, { payment: paid }) => ({ ...enrolmentData(row), payment: paid }),
    sample: { record: enrolled, facts: { payment: paid } },
  }),
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
  'subscription.confirmed': defineEvent({
    when: 'A subscriber of the blog confirms the email address.',
    row: subscription,
    data: ({ id, email, confirmed_at }) => ({ id, email, confirmed_at }),
    sample: { record: subscribed },
  }),
  'subscription.ended': defineEvent({
    when: 'A subscriber leaves the blog.',
    row: subscription,
    data: ({ id, email, unsubscribed_at }) => ({ id, email, ended_at: unsubscribed_at }),
    sample: { record: { ...subscribed, unsubscribed_at: '2027-05-03T08:00:00+00:00' } },
  }),
  'enquiry.created': defineEvent({
    when: 'A visitor asks a question in writing, or a leader lets one out of quarantine.',
    row: enquiry,
    data: ({ created_at, ...row }) => ({ ...row, asked_at: created_at }),
    sample: { record: asked },
  }),
  'estimate.sent': defineEvent({
    when: 'A visitor mails the estimate of the calculator to themselves.',
    row: estimate,
    data: (sent) => ({
      id: sent.id,
      contact_id: sent.client_id,
      name: sent.name,
      email: sent.email,
      ...estimateData(sent.estimate),
      sent_at: sent.created_at,
    }),
    sample: {
      record: {
        id: '5f0d8a11-6c1f-4a79-b2d5-6a7b8c9d0e13',
        client_id: '3e0c6c1d-52bb-4e0e-8f0a-7f5a0d3b9e10',
        name: 'Grace Hopper',
        email: 'grace@harbor.example',
        estimate: sampleEstimate,
        created_at: '2027-02-24T09:12:44+00:00',
      },
    },
  }),
};
