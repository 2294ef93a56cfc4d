import 'server-only';
import { log } from '@/lib/core/log';
import { type RateLimit, withinRateLimit } from '@/lib/core/security/rate-limits/data';
import type { NoticeKey } from '@/lib/notices';
import { ActionFailure } from './failure';
import { formValues } from './form';
import { clientAddress } from './origin';

/**
 * Stores what a public form sent, if a person seems to have sent it and their address is within `limit`.
 * Every refusal hands back what was typed; `store` may throw an ActionFailure of its own.
 * @param failed what the visitor is told when the database cannot be asked or refuses
 * @throws ActionFailure only
 */
export async function storePublicForm<Result>(
  form: FormData,
  { limit, failed }: { limit: RateLimit; failed: NoticeKey },
  store: () => Promise<Result>,
): Promise<Result> {
  const values = formValues(form);
  try {
    if (values.website) throw new ActionFailure('looksAutomated');
    if (!(await withinRateLimit(limit, await clientAddress()))) {
      throw new ActionFailure('tooManyAttempts');
    }
    return await store();
  } catch (error) {
    if (error instanceof ActionFailure) {
      throw new ActionFailure(error.notice, { values, ...error.details }, { cause: error });
    }
    log.error({ err: error, form: limit.bucket }, 'a public form could not be stored');
    throw new ActionFailure(failed, { values }, { cause: error });
  }
}
