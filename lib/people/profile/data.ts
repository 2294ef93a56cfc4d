import 'server-only';
import type { Staff } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import { type Profile, profileRow } from './model';
import type { ProfileInput } from './schema';

/** Returns the profile of the signed-in person. */
export async function readProfile(staff: Staff): Promise<Profile> {
  const client = await sessionClient();
  const answer = await client
    .from('user_profiles')
    .select(
      'name, timeZone:time_zone, photo:picture_url, jobTitle:job_title, about, version:updated_at',
    )
    .eq('id', staff.id)
    .single();
  return profileRow.parse(dataOf(answer, `The profile of ${staff.id} cannot be read`));
}

/**
 * Changes the profile of the signed-in person, unless someone else has changed it since `version`.
 * @returns false if no row was changed
 */
export async function storeProfile(
  staff: Staff,
  { version, name, timeZone, jobTitle, about }: ProfileInput,
): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client
    .from('user_profiles')
    .update({ name, time_zone: timeZone, job_title: jobTitle || null, about: about || null })
    .eq('id', staff.id)
    .eq('updated_at', version)
    .select('id');
  return dataOf(answer, `${staff.id} could not change their profile`).length === 1;
}
