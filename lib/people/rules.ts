import type { NoticeKey } from '@/lib/notices';
import { peopleNotices } from '@/lib/notices/people';
import { type UserInfo, userInfo } from './model';

const roleNames: Record<string, string> = {
  team_leader: 'Team leader',
  team_member: 'Team member',
};

/** Returns the name of a profile type; every type except the two roles gives no access (spec section 6). */
export function roleName(profileType: string): string {
  return roleNames[profileType] ?? `No access (${profileType})`;
}

/** Returns whether a person can sign in. */
export function hasAccess(person: { role: string; isDisabled: boolean }): boolean {
  return !person.isDisabled && Object.hasOwn(roleNames, person.role);
}

/** Error messages with which the database rejects a change of role or access. */
const REASONS = [
  'accessFixed',
  'lastLeaderStays',
  'accessLeadersOnly',
] as const satisfies NoticeKey[];
export type AccessRefusal = (typeof REASONS)[number];

/** Returns the notice for an error message of the database, or null if it is not one of ours. */
export function accessRefusal(message: string): AccessRefusal | null {
  return REASONS.find((key) => peopleNotices[key] === message) ?? null;
}

/** The database stops counting tasks at this number (`workload`). */
const MAX_COUNT = 100;

/** Formats a number of tasks. */
export function taskCount(count: number): string {
  return count < MAX_COUNT ? String(count) : `${MAX_COUNT - 1}+`;
}

/**
 * Parses the result of `get_user_info` as a person, or returns the error (spec section 8). The Data API returns rows:
 * one row is the person; no or several rows are an unexpected format.
 */
export function parseUserInfo(answer: unknown): UserInfo | 'userInfoIsArray' | 'userInfoInvalid' {
  if (Array.isArray(answer) && answer.length !== 1) return 'userInfoIsArray';
  const person: unknown = Array.isArray(answer) ? answer[0] : answer;
  return userInfo.safeParse(person).data ?? 'userInfoInvalid';
}
