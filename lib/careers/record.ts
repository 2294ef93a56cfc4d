import type { DomainRecord } from '../record';

export const record = {
  tables: {
    jobs: { audited: 'Job' },
    job_applications: {
      audited: 'Job application',
      restorable: true,
      freeTexts: ['message', 'private_notes'],
      personal: { kind: 'application', name: 'Job applications, with their files' },
    },
  },
  mails: {
    'application.received': 'the confirmation of an application',
  },
} satisfies DomainRecord;
