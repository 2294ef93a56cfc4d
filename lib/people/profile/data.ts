import 'server-only';
import type { Staff } from '@/lib/core/auth/guard';
import { sessionClient } from '@/lib/core/supabase/session';
import type { ProfileInput } from './schema';

/** What a person may change of their profile; `version` is its updated_at as the database writes it. */
export type Profile = { name: string; timeZone: string; version: string };

/**
 * The profile of the person signed in.
 * @throws Error if the database cannot be asked
 */
export async function readProfile(staff: Staff): Promise<Profile> {
  const client = await sessionClient();
  const { data, error } = await client
    .from('user_profiles')
    .select('name, time_zone, updated_at')
    .eq('id', staff.id)
    .single();
  if (error) throw new Error(`The profile of ${staff.id} cannot be read`, { cause: error });
  return { name: data.name, timeZone: data.time_zone, version: data.updated_at };
}

/**
 * Changes the profile of the person signed in, as long as nobody else has since `version`.
 * @returns false if no row was changed
 * @throws Error if the database cannot be asked
 */
export async function storeProfile(
  staff: Staff,
  { version, name, timeZone }: ProfileInput,
): Promise<boolean> {
  const client = await sessionClient();
  const { data, error } = await client
    .from('user_profiles')
    .update({ name, time_zone: timeZone })
    .eq('id', staff.id)
    .eq('updated_at', version)
    .select('id');
  if (error) throw new Error(`${staff.id} could not change their profile`, { cause: error });
  return data.length === 1;
}
