import 'server-only';
import { z } from 'zod';
import type { Leader } from '@/lib/core/auth/guard';
import { tokenHash } from '@/lib/core/security/signed-token';
import { dataOf } from '@/lib/core/supabase/answer';
import { serviceClient } from '@/lib/core/supabase/service';
import { sessionClient } from '@/lib/core/supabase/session';
import type { SignedIn } from './data';
import type { SecuritySettings } from './schema';

/** Records that the person of a session has entered their password now. */
export async function storePasswordTyped({ sessionId }: SignedIn): Promise<void> {
  const answer = await serviceClient()
    .from('staff_sessions')
    .update({ password_at: new Date().toISOString() })
    .eq('session_id', sessionId);
  dataOf(answer, 'A session cannot be refreshed');
}

/** Stores the secret of a factor during set-up. Returns false if the session is not fresh, or a factor exists. */
export async function storePendingFactor(person: SignedIn, secret: string): Promise<boolean> {
  const answer = await serviceClient().rpc('start_second_factor', {
    session: person.sessionId,
    secret,
  });
  return dataOf(answer, `${person.id} could not begin with a second factor`);
}

type Confirmed = { secret: string; step: number; hashes: string[] };

/** Turns a factor on. Returns false if the session is not fresh, or another secret is being set up. */
export async function storeFactor(
  person: SignedIn,
  { secret, step, hashes }: Confirmed,
): Promise<boolean> {
  const answer = await serviceClient().rpc('confirm_second_factor', {
    session: person.sessionId,
    secret,
    step,
    code_hashes: hashes,
  });
  return dataOf(answer, `${person.id} could not set up a second factor`);
}

/** Replaces the recovery codes. Returns false if the session is not fresh, or there is no factor. */
export async function storeRecoveryCodes(person: SignedIn, hashes: string[]): Promise<boolean> {
  const answer = await serviceClient().rpc('renew_recovery_codes', {
    session: person.sessionId,
    code_hashes: hashes,
  });
  return dataOf(answer, `${person.id} could not renew recovery codes`);
}

/** Removes the factor. Returns false if the session is not fresh, or there is no factor. */
export async function deleteFactor({ id, sessionId }: SignedIn): Promise<boolean> {
  const answer = await serviceClient().rpc('remove_second_factor', { session: sessionId });
  return dataOf(answer, `${id} could not remove a second factor`);
}

const passed = z.enum(['passed', 'one_more', 'refused']);

/**
 * Uses the code of a time step for the session.
 * @returns 'refused' if the step was used before, 'one_more' if the account needs another code
 */
export async function passSession(
  { id, sessionId }: SignedIn,
  { step, needsTwo }: { step: number; needsTwo: boolean },
): Promise<z.output<typeof passed>> {
  const answer = await serviceClient().rpc('pass_second_factor', {
    session: sessionId,
    step,
    needs_two: needsTwo,
  });
  return passed.parse(dataOf(answer, `${id} could not pass the second step`));
}

/** Uses up a recovery code for the session. Returns false if no such code is left. */
export async function passByRecoveryCode(
  { id, sessionId }: SignedIn,
  code: string,
): Promise<boolean> {
  const answer = await serviceClient().rpc('use_recovery_code', {
    session: sessionId,
    code_hash: tokenHash(code),
  });
  return dataOf(answer, `${id} could not use a recovery code`);
}

/** Writes a wrong code to the audit log. */
export async function storeWrongCode({ sessionId }: SignedIn): Promise<void> {
  const answer = await serviceClient().rpc('record_wrong_code', { session: sessionId });
  dataOf(answer, 'A wrong code cannot be recorded');
}

/** Removes a colleague's factor, ends their sessions and notifies them by email. Returns false if they had none. */
export async function resetFactor(leader: Leader, person: string): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client.rpc('reset_second_factor', { person });
  return dataOf(answer, `${leader.id} could not reset the second factor of ${person}`);
}

/** Changes the sign-in settings that apply to everyone. Returns the stored settings. */
export async function storeSecuritySettings(
  leader: Leader,
  settings: SecuritySettings,
): Promise<SecuritySettings> {
  const client = await sessionClient();
  const answer = await client
    .from('security_settings')
    .update({ leaders_need_second_factor: settings.leadersNeedSecondFactor })
    .eq('id', true)
    // The embedded Data API drops an alias such as leadersNeedSecondFactor in the response to an update.
    .select('leaders_need_second_factor')
    .single();
  const stored = dataOf(answer, `${leader.id} could not change the security settings`);
  return { leadersNeedSecondFactor: stored.leaders_need_second_factor };
}
