import 'server-only';
import { MailRefused } from '@/lib/core/mail/transport';
import { connectionFailure } from '@/lib/core/security/connection-failure';
import type { SentRequest } from './model';
import { retrySeconds } from './retries';
import { WebhookRefused } from './webhook-transport';
import type { Attempt } from './writes';

export type Message = {
  /** The request as the attempt records it. */
  request: SentRequest;
  /** Sends it and answers with the response status, if the channel has one. */
  send: () => Promise<number | null>;
};

type Result = Attempt & { retrySeconds: number | null };

/**
 * Composes a message, sends it, and returns what came of it and when it is due again. Never throws.
 * @param attempts number of this attempt, from 1
 * @param onFailure is told the error itself, of which the result has only what people may read
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
