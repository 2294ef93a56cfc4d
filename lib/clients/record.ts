import { clientPath, companyPath } from '../paths/staff.ts';
import type { DomainRecord } from '../record.ts';

export const record = {
  clients: {
    audited: 'Contact',
    restorable: true,
    freeTexts: ['jobtitle', 'source', 'tags'],
    personal: { kind: 'contact', name: 'Contacts', isKept: true },
    screens: ['clients', 'clients/merge'],
    found: { kind: 'clients', group: 'Contacts', path: (id: string) => clientPath(id) },
  },
  client_notes: {
    audited: 'Contact’s note',
    restorable: true,
    freeTexts: ['body'],
    personal: { kind: 'note', name: 'Notes about the contact' },
    labels: { body: 'Note' },
  },
  companies: {
    audited: 'Company',
    restorable: true,
    freeTexts: ['industry', 'name', 'notes', 'website'],
    found: { kind: 'companies', group: 'Companies', path: (id: string) => companyPath(id) },
  },
  replies: {
    audited: 'Reply',
    freeTexts: ['body', 'subject'],
    personal: { kind: 'reply', name: 'Replies by email' },
  },
  reply_templates: { audited: 'Reply template', freeTexts: ['body', 'name', 'subject'] },
  touches: { personal: { kind: 'touch', name: 'Ways to our site', isKept: true } },
} as const satisfies DomainRecord;
