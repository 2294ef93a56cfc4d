import { after } from 'next/server';
import { requestDelivery } from '@/lib/core/actions/own-endpoints';
import { log } from '@/lib/core/log';
import { visitorAddress } from '@/lib/core/security/client-address';
import { limitInProcess } from '@/lib/core/security/rate-limits/in-process';
import { receiveCall } from '@/lib/outbox/incoming/receive';

export const dynamic = 'force-dynamic';

const CALLS_PER_IP = limitInProcess({ maxHits: 120, windowSeconds: 60 });

const headers = { 'Cache-Control': 'no-store' };

/** Takes signed calls from outside (Standard Webhooks, INCOMING_WEBHOOK_SECRET), which `/webhooks` documents. */
export async function POST(request: Request) {
  const ip = visitorAddress(request.headers);
  const wait = CALLS_PER_IP(ip === 'unknown' ? null : ip);
  if (wait !== null) {
    return Response.json(
      { error: 'too_many_calls' },
      { status: 429, headers: { ...headers, 'Retry-After': `${wait}` } },
    );
  }
  try {
    const { status, body } = await receiveCall(request);
    if (status < 300) after(requestDelivery);
    return Response.json(body, { status, headers });
  } catch (error) {
    // A sender who leaves amid the body is no fault of ours, and reads no answer.
    if (request.signal.aborted)
      return Response.json({ error: 'incomplete' }, { status: 400, headers });
    log.error({ err: error }, 'a signed call could not be taken');
    // The sender repeats it.
    return Response.json({ error: 'try_again' }, { status: 503, headers });
  }
}
