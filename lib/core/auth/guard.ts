import 'server-only';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { sessionClient } from '@/lib/core/supabase/session';
import { readAccess } from './data';
import { type Area, type Denial, denialPath, type Person, type Role, verdict } from './roles';

declare const proof: unique symbol;

/** A signed-in person whose access was checked in this request. Only the guards make one. */
export type Staff = Readonly<Person> & { readonly role: Role; readonly [proof]: 'staff' };

export type Leader = Staff & { readonly role: 'team_leader' };

/** Returns the signed-in person, or the refusal of the verdict table; for actions, which answer instead of redirecting. */
export const checkAccess = cache(async (area: Area): Promise<Staff | Denial> => {
  const decided = verdict(area, await readAccess(await sessionClient()));
  if (!decided.allowed) return decided;
  // The only place that creates the proof; it exists for the compiler only.
  return { ...decided.person, role: decided.role } as Staff;
});

/** Returns the signed-in leader, or the refusal of the verdict table. */
export async function checkLeader(): Promise<Leader | Denial> {
  const staff = await checkAccess('admin');
  if ('to' in staff || isLeader(staff)) return staff;
  throw new Error('The admin guard let a member in');
}

function enter<Person extends Staff>(result: Person | Denial): Person {
  if (!('to' in result)) return result;
  // A page cannot clear cookies; the middleware does, at the login page.
  redirect(denialPath(result));
}

/** Returns the signed-in leader; redirects anyone else as the admin guard does (spec section 4). */
export async function requireLeader(): Promise<Leader> {
  return enter(await checkLeader());
}

/** Returns the signed-in leader or member; redirects anyone else to the member login (spec section 4). */
export async function requireStaff(): Promise<Staff> {
  return enter(await checkAccess('team'));
}

/** Tells whether the checked person is a leader. */
export function isLeader(staff: Staff): staff is Leader {
  return staff.role === 'team_leader';
}
