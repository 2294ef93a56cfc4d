import type { DomainRecord } from '../record';

export const record = {
  tables: {
    outbox: { personal: { kind: 'event', name: 'Mails and webhooks', isKept: true } },
    webhook_endpoints: { audited: 'Webhook endpoint', freeTexts: ['description'] },
    incoming_calls: { personal: { kind: 'incoming_call', name: 'Signed calls from outside' } },
    mail_bounces: {
      audited: 'Mail that came back',
      personal: { kind: 'bounce', name: 'Mails that came back' },
    },
  },
} satisfies DomainRecord;
