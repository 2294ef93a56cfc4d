import 'server-only';
import { ActionFailure } from '@/lib/core/actions/failure';
import { formValues } from '@/lib/core/actions/form';
import { clientIp } from '@/lib/core/actions/origin';
import { limitSubject } from '@/lib/core/security/client-address';
import { withinRateLimit } from '@/lib/core/security/rate-limits/data';
import { readToken } from '@/lib/core/security/signed-token';
import type { NoticeKey } from '@/lib/notices';
import { shortDay } from '../wording';
import { openProposal } from './data';
import type { AnswerOutcome, OpenedProposal } from './model';

const PRESSES_PER_IP = { bucket: 'proposal', maxHits: 60, windowSeconds: 3600 };

/**
 * Returns the proposal for the link in a form.
 * @throws ActionFailure 'proposalLinkInvalid', 'looksAutomated' or 'tooManyAttempts', with the entered values
 */
export async function openedProposal(form: FormData): Promise<OpenedProposal> {
  const { token = '', website, ...values } = formValues(form);
  // Checked first, because it needs no query.
  if (readToken('access-link', token) === null) {
    throw new ActionFailure('proposalLinkInvalid', { values });
  }
  if (website) throw new ActionFailure('looksAutomated', { values });
  if (!(await withinRateLimit(PRESSES_PER_IP, limitSubject(await clientIp(), token)))) {
    throw new ActionFailure('tooManyAttempts', { values });
  }
  const opened = await openProposal(token);
  if (!opened) throw new ActionFailure('proposalLinkInvalid', { values });
  return opened;
}

const refusals: Partial<Record<AnswerOutcome['outcome'], NoticeKey>> = {
  accepted: 'proposalAcceptedAlready',
  closed: 'proposalClosed',
  changed: 'proposalChanged',
  ended: 'proposalEnded',
  resting: 'proposalRests',
  limited: 'proposalEnough',
  expired: 'proposalCodeExpired',
  wrong: 'proposalCodeWrong',
};

/**
 * Returns if the answer was stored.
 * @throws ActionFailure with the reason why it was not, and the entered values
 */
export function requireStored(
  { outcome, version }: AnswerOutcome,
  opened: OpenedProposal,
  form: FormData,
): void {
  const notice = refusals[outcome];
  if (!notice) return;
  const reason = {
    changed: String(version ?? opened.version.version),
    ended: shortDay(opened.version.validUntil),
  };
  const { token: _, ...values } = formValues(form);
  throw new ActionFailure(notice, {
    values,
    ...((outcome === 'changed' || outcome === 'ended') && { reason: reason[outcome] }),
  });
}
