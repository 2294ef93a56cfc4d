import 'server-only';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { z } from 'zod';
import { env } from '@/lib/core/env';
import { storeCall } from './data';
import { readReport } from './report';
import { incomingCall, MAX_CALL_BYTES } from './schema';

/** An answer to a call: its HTTP status, and the JSON of its body. */
export type CallAnswer = { status: number; body: object };

/** With room for the number of a recipient in what is stored. */
const MAX_ID_LENGTH = 190;

const refuse = (status: number, error: string): CallAnswer => ({ status, body: { error } });

/** Returns the body of a request as text, or null if it is longer than a call may be. */
async function limitedBody(request: Request): Promise<string | null> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_CALL_BYTES) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > MAX_CALL_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function isSigned(secret: string, body: string, headers: Headers): boolean {
  try {
    new Webhook(secret).verify(body, Object.fromEntries(headers));
    return true;
  } catch (error) {
    // A body that is signed and no JSON fails too, but later: it is kept, and refused for its shape.
    return !(error instanceof WebhookVerificationError);
  }
}

/** A body that was read: what is wrong with its shape, or null; of a bounced mail the address as records have it. */
type Read = { problem: string | null; address?: string; bodies?: string[] };

/** Returns the call about each recipient of a report, so that each is kept, and erased, with its own address only. */
function callsOf(report: string, occurred_at: string): Read {
  const verdicts = readReport(report);
  if (verdicts.length === 0)
    return { problem: 'data.report: names no recipient that a mail did not reach' };
  const bodies = verdicts.map((verdict) =>
    JSON.stringify({ type: 'mail.bounced', data: { ...verdict, occurred_at } }),
  );
  return { problem: null, bodies };
}

function readBody(body: string): Read {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return { problem: 'not_json' };
  }
  const { error, data: call } = incomingCall.safeParse(parsed);
  const [issue] = error?.issues ?? [];
  if (!issue) {
    if (call?.type !== 'mail.bounced') return { problem: null };
    const { email, report, occurred_at } = call.data;
    if (report !== undefined) return callsOf(report, occurred_at);
    return { problem: null, ...(email && { address: email }) };
  }
  const problem =
    `${issue.path.join('.') || 'body'}: ${z.prettifyError({ issues: [{ ...issue, path: [] }] }).replace(/^✖ /, '')}`.slice(
      0,
      300,
    );
  return { problem };
}

/** Stores the calls about the recipients of a report. One that none of our records has fails no other. */
async function storeEach(id: string, bodies: readonly string[]): Promise<CallAnswer> {
  const recipients: object[] = [];
  const statuses: number[] = [];
  for (const [place, body] of bodies.entries()) {
    const { problem, address } = readBody(body);
    const answer = await storeCall(`${id}/${place + 1}`, body, {
      problem,
      ...(address && { address }),
    });
    recipients.push({ email: address, ...answer.body });
    statuses.push(answer.status);
  }
  return { status: Math.min(...statuses), body: { recipients } };
}

/**
 * Takes a signed call from outside. Whoever cannot sign learns nothing and leaves nothing; every signed call is kept with
 * its answer, and one that comes again under its id gets the answer of the first that succeeded.
 */
export async function receiveCall(request: Request): Promise<CallAnswer> {
  const secret = env.INCOMING_WEBHOOK_SECRET;
  if (!secret) return refuse(503, 'not_configured');
  const body = await limitedBody(request);
  if (body === null) return refuse(413, 'too_large');
  if (!isSigned(secret, body, request.headers)) return refuse(401, 'signature');
  const id = request.headers.get('webhook-id') ?? '';
  if (id.length > MAX_ID_LENGTH) return refuse(400, 'id_too_long');
  const { bodies, ...read } = readBody(body);
  return bodies ? storeEach(id, bodies) : storeCall(id, body, read);
}
