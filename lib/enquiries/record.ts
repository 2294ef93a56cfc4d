import type { DomainRecord } from '../record';

export const record = {
  tables: {
    enquiries: {
      audited: 'Written question',
      restorable: true,
      freeTexts: ['message'],
      personal: { kind: 'enquiry', name: 'Written questions' },
    },
  },
  mails: {
    'enquiry.created': 'the copy of a written question',
    'enquiry.answer_published': 'the text that answers a written question',
  },
} satisfies DomainRecord;
