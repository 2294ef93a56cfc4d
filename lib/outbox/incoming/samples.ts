import type { IncomingCall } from './schema';

/** Calls that `/webhooks` documents, each with an example. */
export const incomingCalls: {
  [Type in IncomingCall['type']]: { call: Extract<IncomingCall, { type: Type }>; when: string };
} = {
  'payment.recorded': {
    when: 'A student has paid for a course: the lessons open, and the student is notified.',
    call: {
      type: 'payment.recorded',
      data: {
        course: 'webhooks-and-apis',
        email: 'grace@harbor.example',
        number: 'TL-2026-412',
        occurred_at: '2026-02-26T10:15:00Z',
        amount: 149,
        currency: 'USD',
        paid_on: '2026-02-26',
      },
    },
  },
  'payment.withdrawn': {
    when: 'A payment was refunded or failed: the lessons close, and the student is notified.',
    call: {
      type: 'payment.withdrawn',
      data: {
        enrolment_id: '6c7f2a1e-2b61-4a56-9a55-1d1f0a6f7a02',
        number: 'TL-2026-412',
        occurred_at: '2026-03-02T08:00:00Z',
      },
    },
  },
  'mail.bounced': {
    when: 'A mail came back. Send one call for each recipient that the report names, with its Status and Diagnostic-Code as far as it has them; or in report, instead of all three, the report as it came (message/delivery-status), which may name several. The address is marked on its records, and the colleague responsible is asked. A dead address gets no more posts and no newsletter; a full mailbox or a policy of the server ends nothing. Without status and diagnostic, the address counts as dead.',
    call: {
      type: 'mail.bounced',
      data: {
        email: 'grace@harbor.example',
        occurred_at: '2026-03-02T08:00:00Z',
        status: '5.1.1',
        diagnostic: 'smtp; 550 5.1.1 <grace@harbor.example>: User unknown',
      },
    },
  },
};

/** Response to an accepted call. */
export const incomingAnswer = {
  enrolment_id: '6c7f2a1e-2b61-4a56-9a55-1d1f0a6f7a02',
  payment: 'recorded',
  lessons: 'open',
};

/** Sample code that signs a call in Node without a library, as a module that exports `signed`. */
export const signingSample = `import { createHmac, randomUUID } from 'node:crypto';

// secret: whsec_… as agreed. Keep the id when you repeat a call.
export function signed(secret, body, id = randomUUID()) {
  const timestamp = Math.floor(Date.now() / 1000).toString();
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(id + '.' + timestamp + '.' + body).digest('base64');
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': 'v1,' + signature,
    },
    body,
  };
}
`;
