import { enquiryPath } from '../paths/staff.ts';
import type { DomainRecord } from '../record.ts';

export const record = {
  enquiries: {
    audited: 'Written question',
    restorable: true,
    freeTexts: ['message'],
    personal: { kind: 'enquiry', name: 'Written questions' },
    mails: {
      'enquiry.created': 'the copy of a written question',
      'enquiry.answer_published': 'the text that answers a written question',
    },
    found: { kind: 'enquiries', group: 'Written questions', path: (id: string) => enquiryPath(id) },
  },
} as const satisfies DomainRecord;
