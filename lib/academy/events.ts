import { z } from 'zod';
import { defineEvent, instant, parent } from '@/lib/core/events/define';

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

/** Events of students and their payments. */
export const academyEvents = {
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
};
