import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { sessionClient } from '@/lib/core/supabase/session';
import { ACCESS_HEADER, readSignedAccess } from './checked-access';
import { accessTokenOf, readAccess } from './data';
import { type Area, type Denial, denialPath, type Person, type Role, verdict } from './roles';

declare const proof: unique symbol;

/** A signed-in person whose access was checked in this request. Only the guards make one. */
export type Staff = Readonly<Person> & { readonly role: Role; readonly [proof]: 'staff' };

export type Leader = Staff & { readonly role: 'team_leader' };

/** Returns the verdict on the access that the middleware has read for this request, or else the database now. */
async function decide(area: Area, isPage: boolean): Promise<Staff | Denial> {
  const client = await sessionClient();
  const header = (await headers()).get(ACCESS_HEADER);
  const checked = header ? readSignedAccess(header, await accessTokenOf(client)) : null;
  // The page after an action shows what the action has changed, perhaps the access itself.
  const isCurrent = checked && !(isPage && checked.isAction);
  const decided = verdict(area, isCurrent ? checked.access : await readAccess(client));
  if (!decided.allowed) return decided;
  // The only place that creates the proof; it exists for the compiler only.
  return { ...decided.person, role: decided.role } as Staff;
}

/** Returns the signed-in person, or the refusal of the verdict table; for actions and routes, which do not redirect. */
export const checkAccess = cache((area: Area) => decide(area, false));

const checkPage = cache((area: Area) => decide(area, true));

/** Returns the signed-in leader, or the refusal of the verdict table; for actions and routes. */
export async function checkLeader(): Promise<Leader | Denial> {
  return asLeader(await checkAccess('admin'));
}

/** Returns the signed-in leader; redirects anyone else as the admin guard does (spec section 4). */
export async function requireLeader(): Promise<Leader> {
  return enter(asLeader(await checkPage('admin')));
}

/** Returns the signed-in leader or member; redirects anyone else to the member login (spec section 4). */
export async function requireStaff(): Promise<Staff> {
  return enter(await checkPage('team'));
}

function asLeader(staff: Staff | Denial): Leader | Denial {
  if ('to' in staff || isLeader(staff)) return staff;
  throw new Error('The admin guard let a member in');
}

function enter<Person extends Staff>(result: Person | Denial): Person {
  if (!('to' in result)) return result;
  // A page cannot clear cookies; the middleware does, at the login page.
  redirect(denialPath(result));
}

/** Returns whether the checked person is a leader. */
export function isLeader(staff: Staff): staff is Leader {
  return staff.role === 'team_leader';
}
