import 'server-only';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { z } from 'zod';
import { env } from '@/lib/core/env';
import { limitedBody } from '@/lib/core/requests/limited-body';
import { type ReadCall, storeCall } from './data';
import { readReport } from './report';
import { incomingCall, MAX_CALL_BYTES, MAX_ID_LENGTH } from './schema';

/** Response to a call: HTTP status and JSON body. */
export type CallAnswer = { status: number; body: object };

const refuse = (status: number, error: string): CallAnswer => ({ status, body: { error } });

function isSigned(secret: string, body: string, headers: Headers): boolean {
  try {
    new Webhook(secret).verify(body, Object.fromEntries(headers));
    return true;
  } catch (error) {
    // A signed body that is not JSON also fails, but later: it is stored and rejected as invalid.
    return !(error instanceof WebhookVerificationError);
  }
}

const UNSTORABLE = 'body: has U+0000 or half of a surrogate pair, which cannot be stored';

/** Parses a JSON body as a call, or returns the validation error. */
function readShape(parsed: unknown): ReadCall {
  const { error, data: call } = incomingCall.safeParse(parsed);
  if (call) return { call };
  const [issue] = error.issues;
  if (!issue) return { problem: 'body' };
  const sentence = z.prettifyError({ issues: [{ ...issue, path: [] }] }).replace(/^✖ /, '');
  return { problem: `${issue.path.join('.') || 'body'}: ${sentence}`.slice(0, 300) };
}

function readBody(body: string): ReadCall {
  let parsed: unknown;
  let isStorable = true;
  try {
    parsed = JSON.parse(body, (_, value: unknown) => {
      if (typeof value === 'string') isStorable &&= value.isWellFormed() && !value.includes('\0');
      return value;
    });
  } catch {
    return { problem: 'not_json' };
  }
  return isStorable ? readShape(parsed) : { problem: UNSTORABLE };
}

/**
 * Stores one call per recipient of a report, so that each is stored, and erased, with its own email address only. A
 * recipient that is in none of our records does not affect the others.
 */
async function storeReport(
  id: string,
  body: string,
  { report = '', occurred_at }: { report?: string; occurred_at: string },
): Promise<CallAnswer> {
  const verdicts = readReport(report);
  if (verdicts.length === 0)
    return storeCall(id, body, {
      problem: 'data.report: names no recipient that a mail did not reach',
    });
  const recipients: object[] = [];
  const statuses: number[] = [];
  for (const [place, verdict] of verdicts.entries()) {
    const sent = { type: 'mail.bounced', data: { ...verdict, occurred_at } };
    const answer = await storeCall(`${id}/${place + 1}`, JSON.stringify(sent), readShape(sent));
    recipients.push({ email: verdict.email, ...answer.body });
    statuses.push(answer.status);
  }
  return { status: Math.min(...statuses), body: { recipients } };
}

/**
 * Handles a signed incoming call. Unsigned requests learn nothing and leave no trace. Every signed call is stored with
 * its response, and a repeat with the same id gets the response of the first success.
 */
export async function receiveCall(request: Request): Promise<CallAnswer> {
  const secret = env.INCOMING_WEBHOOK_SECRET;
  if (!secret) return refuse(503, 'not_configured');
  const bytes = await limitedBody(request, MAX_CALL_BYTES);
  if (bytes === null) return refuse(413, 'too_large');
  const body = bytes.toString();
  if (!isSigned(secret, body, request.headers)) return refuse(401, 'signature');
  const id = request.headers.get('webhook-id') ?? '';
  if (id.length > MAX_ID_LENGTH) return refuse(400, 'id_too_long');
  const read = readBody(body);
  if ('call' in read && read.call.type === 'mail.bounced' && read.call.data.report !== undefined) {
    return storeReport(id, body, read.call.data);
  }
  return storeCall(id, body, read);
}
