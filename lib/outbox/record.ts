import { paths } from '../paths.ts';
import type { DomainRecord } from '../record.ts';

export const record = {
  outbox: { personal: { kind: 'event', name: 'Emails and webhooks', isKept: true } },
  delivery_targets: { pages: { tags: ['proof'], paths: [paths.proof] } },
  webhook_endpoints: { audited: 'Webhook endpoint', freeTexts: ['description'] },
  incoming_calls: { personal: { kind: 'incoming_call', name: 'Signed calls from outside' } },
  mail_bounces: {
    audited: 'Mail that came back',
    personal: { kind: 'bounce', name: 'Bounced emails' },
  },
} as const satisfies DomainRecord;
