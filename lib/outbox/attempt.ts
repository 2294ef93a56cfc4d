import 'server-only';
import { MailRefused } from '@/lib/core/mail/transport';
import { connectionFailure } from '@/lib/core/security/connection-failure';
import type { SentRequest } from './model';
import { retrySeconds } from './retries';
import { WebhookRefused } from './webhook-transport';
import type { Attempt } from './writes';

export type Message = {
  /** Request to record with the attempt. */
  request: SentRequest;
  /** Sends the request and returns the response status, if the channel has one. */
  send: () => Promise<number | null>;
};

type Result = Attempt & { retrySeconds: number | null };

/**
 * Composes and sends a message, and returns the result and the delay until the next attempt. Never throws.
 * @param attempts number of this attempt, from 1
 * @param onFailure receives the original error; the result only contains a message that is safe to show
 */
export async function attempt(
  compose: () => Promise<Message>,
  attempts: number,
  onFailure: (error: Error) => void,
): Promise<Result> {
  const startedAt = performance.now();
  const durationMs = () => Math.round(performance.now() - startedAt);
  let request: SentRequest | null = null;
  try {
    const message = await compose();
    request = message.request;
    return {
      request,
      succeeded: true,
      responseStatus: await message.send(),
      error: null,
      durationMs: durationMs(),
      retrySeconds: null,
    };
  } catch (error) {
    const reason = error instanceof Error ? error : new Error('Unknown failure', { cause: error });
    onFailure(reason);
    const refused = reason instanceof WebhookRefused ? reason : null;
    const answered = reason instanceof MailRefused ? reason : refused;
    return {
      request,
      succeeded: false,
      responseStatus: answered?.status ?? null,
      error: connectionFailure(reason).slice(0, 500),
      durationMs: durationMs(),
      retrySeconds: refused?.isFinal ? null : retrySeconds(attempts, refused?.retryAfter),
    };
  }
}
