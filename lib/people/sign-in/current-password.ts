import 'server-only';
import { ActionFailure } from '@/lib/core/actions/failure';
import { clientIp } from '@/lib/core/actions/origin';
import { withinRateLimit } from '@/lib/core/security/rate-limits/data';
import { peopleNotices } from '@/lib/notices/people';
import { isPasswordOf } from './data';

const PASSWORD_CHECKS = { bucket: 'current-password', maxHits: 10, windowSeconds: 900 };

/**
 * Checks the current password of a signed-in person, entered in the field with this name.
 * @throws ActionFailure 'tooManyAttempts', or 'formHasErrors' if it is wrong
 */
export async function checkCurrentPassword(
  { id, email }: { id: string; email: string },
  password: string,
  field: string,
): Promise<void> {
  if (!(await withinRateLimit(PASSWORD_CHECKS, id))) throw new ActionFailure('tooManyAttempts');
  if (await isPasswordOf({ email, password, ip: await clientIp() })) return;
  const fieldErrors = { [field]: peopleNotices.currentPasswordWrong };
  throw new ActionFailure('formHasErrors', { fieldErrors });
}
