import 'server-only';
import { ActionFailure } from '@/lib/core/actions/failure';
import { formValues } from '@/lib/core/actions/form';
import { clientIp } from '@/lib/core/actions/origin';
import { limitSubject } from '@/lib/core/security/client-address';
import { withinRateLimit } from '@/lib/core/security/rate-limits/data';
import { readPlace } from './data';
import { isPlaceToken } from './place-link';

const PRESSES_PER_IP = { bucket: 'webinar-place', maxHits: 120, windowSeconds: 3600 };

/**
 * Returns the values of a form on a private page, with the content of its link.
 * @throws ActionFailure 'placeLinkInvalid' if the link gives no access, 'tooManyAttempts'
 */
export async function openedPlace(form: FormData) {
  const values = formValues(form);
  const { token = '' } = values;
  // Checked first, because it needs no query.
  if (!isPlaceToken(token)) throw new ActionFailure('placeLinkInvalid');
  if (!(await withinRateLimit(PRESSES_PER_IP, limitSubject(await clientIp(), null)))) {
    throw new ActionFailure('tooManyAttempts');
  }
  const place = await readPlace(token);
  if (!place) throw new ActionFailure('placeLinkInvalid');
  return { values, ...place };
}

/** Like openedPlace, but only for registrants. */
export async function openedHeldPlace(form: FormData) {
  const opened = await openedPlace(form);
  if (opened.kind !== 'held' || opened.place.givenBackAt) {
    throw new ActionFailure('placeLinkInvalid');
  }
  return opened;
}
