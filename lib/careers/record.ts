import type { DomainRecord } from '../record.ts';

export const record = {
  jobs: {
    audited: 'Job',
    content: {
      singular: 'job',
      plural: 'jobs',
      summary: 'summary',
      group: 'forms',
      sample: { summary: 'Short.', department: 'Delivery', location: 'New York, NY' },
    },
    screens: ['jobs/applicants'],
  },
  job_applications: {
    audited: 'Job application',
    restorable: true,
    freeTexts: ['message', 'private_notes'],
    personal: { kind: 'application', name: 'Job applications, with their files' },
    mails: {
      'application.received': 'the confirmation of an application',
    },
  },
} as const satisfies DomainRecord;
