import type { NoticeKey } from '@/lib/notices';
import { peopleNotices } from '@/lib/notices/people';
import { type UserInfo, userInfo } from './model';

const roleNames: Record<string, string> = {
  team_leader: 'Team leader',
  team_member: 'Team member',
};

/** Returns the name of a profile's type; every type but the two roles gives no access (spec section 6). */
export function roleName(profileType: string): string {
  return roleNames[profileType] ?? `No access (${profileType})`;
}

/** Returns whether someone may sign in. */
export function hasAccess(person: { role: string; isDisabled: boolean }): boolean {
  return !person.isDisabled && Object.hasOwn(roleNames, person.role);
}

/** The reasons for which the database refuses a change of a role or of access, in its own words. */
const REASONS = [
  'accessFixed',
  'lastLeaderStays',
  'accessLeadersOnly',
] as const satisfies NoticeKey[];
export type AccessRefusal = (typeof REASONS)[number];

/** Returns the reason that the database gave with an error, or null if the error is none of ours. */
export function accessRefusal(message: string): AccessRefusal | null {
  return REASONS.find((key) => peopleNotices[key] === message) ?? null;
}

/** The database stops counting tasks here (`workload`). */
const MAX_COUNT = 100;

/** Returns a number of tasks as it is shown. */
export function taskCount(count: number): string {
  return count < MAX_COUNT ? String(count) : `${MAX_COUNT - 1}+`;
}

/**
 * Returns the person in an answer of `get_user_info`, or what is wrong with it (spec section 8). The Data API answers
 * with rows: one is the person; none or several are an unexpected format.
 */
export function parseUserInfo(answer: unknown): UserInfo | 'userInfoIsArray' | 'userInfoInvalid' {
  if (Array.isArray(answer) && answer.length !== 1) return 'userInfoIsArray';
  const person: unknown = Array.isArray(answer) ? answer[0] : answer;
  return userInfo.safeParse(person).data ?? 'userInfoInvalid';
}
