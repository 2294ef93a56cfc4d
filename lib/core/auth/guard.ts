import 'server-only';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { cache } from 'react';
import { sessionClient } from '@/lib/core/supabase/session';
import type { ContentTable } from '@/lib/paths';
import { ACCESS_HEADER, readSignedAccess } from './checked-access';
import {
  type ContentLevel,
  type Desk,
  includesLevel,
  kindsIn,
  LEADERS_DESK,
} from './content-rights';
import { accessTokenOf, readAccess } from './data';
import {
  type Area,
  CONTENT_DENIAL,
  type Denial,
  denialPath,
  type Person,
  type Role,
  verdict,
} from './roles';

declare const proof: unique symbol;
declare const editing: unique symbol;

/** A signed-in person whose access was checked in this request. Only the guards create one. */
export type Staff = Readonly<Person> & { readonly role: Role; readonly [proof]: 'staff' };

/** A person whose right to a kind of content was checked in this request. Leaders have all rights. */
export type Editor = Staff & { readonly [editing]: true };

export type Leader = Editor & { readonly role: 'team_leader' };

/** Returns the verdict on the access that the middleware has read for this request, else on a new database query. */
async function decide(area: Area, isPage: boolean): Promise<Staff | Denial> {
  const client = await sessionClient();
  const header = (await headers()).get(ACCESS_HEADER);
  const checked = header ? readSignedAccess(header, await accessTokenOf(client)) : null;
  // An action may have changed the access itself before the page is rendered.
  const isCurrent = checked && !(isPage && checked.isAction);
  const decided = verdict(area, isCurrent ? checked.access : await readAccess(client));
  if (!decided.allowed) return decided;
  // The only place that creates the proof; it exists only for the compiler.
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
  // A page cannot clear cookies; the middleware does so on the login page.
  redirect(denialPath(result));
}

/** Returns the checked person's level of access to a kind of content, or null. */
export function levelOf(staff: Staff, table: ContentTable): ContentLevel | null {
  return isLeader(staff) ? 'mail' : (staff.rights?.[table] ?? null);
}

/** Returns whether the checked person has this level of access to a kind of content. */
export function isEditor(
  staff: Staff,
  table: ContentTable,
  wanted: ContentLevel = 'write',
): staff is Editor {
  const level = levelOf(staff, table);
  return level !== null && includesLevel(level, wanted);
}

/** Returns whether the checked person may write content of any kind. */
export function isEditorOfAny(staff: Staff): staff is Editor {
  return isLeader(staff) || kindsIn(staff.rights ?? {}).length > 0;
}

/**
 * Returns the person with this level of access to a kind of content, with their desk; redirects anyone else to their
 * dashboard.
 */
export async function requireEditor(
  table: ContentTable,
  wanted: ContentLevel = 'write',
): Promise<{ editor: Editor; desk: Desk }> {
  const staff = await requireStaff();
  const level = levelOf(staff, table);
  if (!level || !isEditor(staff, table, wanted)) redirect(denialPath(CONTENT_DENIAL));
  return { editor: staff, desk: { area: 'team', level } };
}

/** Returns the person who may write content of any kind; redirects anyone else to their dashboard. */
export async function requireEditorOfAny(): Promise<Editor> {
  const staff = await requireStaff();
  if (!isEditorOfAny(staff)) redirect(denialPath(CONTENT_DENIAL));
  return staff;
}

/**
 * Returns the person with this level of access to a kind of content in an area, with their desk; the admin area
 * requires a leader. Redirects anyone else.
 */
export async function requireDesk(
  area: Area,
  table: ContentTable,
  wanted?: ContentLevel,
): Promise<{ editor: Editor; desk: Desk }> {
  if (area === 'team') return requireEditor(table, wanted);
  return { editor: await requireLeader(), desk: LEADERS_DESK };
}

/**
 * Returns the person who may write content of any kind in an area; the admin area requires a leader. Redirects anyone
 * else.
 */
export function requireWriter(area: Area): Promise<Editor> {
  return area === 'team' ? requireEditorOfAny() : requireLeader();
}

/** Returns whether the checked person is a leader. */
export function isLeader(staff: Staff): staff is Leader {
  return staff.role === 'team_leader';
}
