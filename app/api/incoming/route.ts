import { after } from 'next/server';
import { requestDelivery } from '@/lib/core/actions/own-endpoints';
import { log } from '@/lib/core/log';
import { visitorAddress } from '@/lib/core/security/client-address';
import { limitInProcess } from '@/lib/core/security/rate-limits/in-process';
import { receiveCall } from '@/lib/outbox/incoming/receive';

export const dynamic = 'force-dynamic';

const CALLS_PER_IP = limitInProcess({ maxHits: 120, windowSeconds: 60 });

const headers = { 'Cache-Control': 'no-store' };

/** Accepts signed incoming calls (Standard Webhooks, INCOMING_WEBHOOK_SECRET), documented on `/webhooks`. */
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
    // An aborted request is not an error of ours, and its sender does not read the response.
    if (request.signal.aborted)
      return Response.json({ error: 'incomplete' }, { status: 400, headers });
    log.error({ err: error }, 'a signed call could not be taken');
    // The sender will retry.
    return Response.json({ error: 'try_again' }, { status: 503, headers });
  }
}
