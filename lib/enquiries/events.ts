import { z } from 'zod';
import { defineEvent, instant, parent } from '@/lib/core/events/define';

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

/** Events of written questions. */
export const enquiryEvents = {
  'enquiry.created': defineEvent({
    when: 'A visitor asks a question in writing, or a leader lets one out of quarantine.',
    row: enquiry,
    data: ({ created_at, ...row }) => ({ ...row, asked_at: created_at }),
    sample: { record: asked },
  }),
};
