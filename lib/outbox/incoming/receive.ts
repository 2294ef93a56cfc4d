import 'server-only';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { z } from 'zod';
import { env } from '@/lib/core/env';
import { storeCall } from './data';
import { incomingCall, MAX_CALL_BYTES } from './schema';

/** An answer to a call: its HTTP status, and the JSON of its body. */
export type CallAnswer = { status: number; body: object };

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

/** Returns what is wrong with the shape of a body, or null; and of a bounced mail, the address as records have it. */
function readBody(body: string): { problem: string | null; address?: string } {
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    return { problem: 'not_json' };
  }
  const { error, data: call } = incomingCall.safeParse(parsed);
  const [issue] = error?.issues ?? [];
  if (!issue) {
    return { problem: null, ...(call?.type === 'mail.bounced' && { address: call.data.email }) };
  }
  const problem =
    `${issue.path.join('.') || 'body'}: ${z.prettifyError({ issues: [{ ...issue, path: [] }] }).replace(/^✖ /, '')}`.slice(
      0,
      300,
    );
  return { problem };
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
  if (id.length > 200) return refuse(400, 'id_too_long');
  return storeCall(id, body, readBody(body));
}
