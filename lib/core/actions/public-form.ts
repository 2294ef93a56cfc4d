import 'server-only';
import { log } from '@/lib/core/log';
import { limitSubject } from '@/lib/core/security/client-address';
import { type RateLimit, withinRateLimit } from '@/lib/core/security/rate-limits/data';
import type { NoticeKey } from '@/lib/notices';
import { ActionFailure } from './failure';
import { formValues } from './form';
import { clientIp } from './origin';

/**
 * Stores the values of a public form if it is not spam and its IP (or email) is within `limit`. Every refusal includes
 * the input; `store` may throw its own ActionFailure.
 * @param failed notice for the visitor if the database is unreachable or refuses
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
    if (!(await withinRateLimit(limit, limitSubject(await clientIp(), values.email ?? null)))) {
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
