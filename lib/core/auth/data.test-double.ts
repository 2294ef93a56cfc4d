import type { Access } from './roles';

/** Caller in unit tests of actions; null if no one is signed in. The guard and the verdict table are real. */
export const caller: { profileType: string | null } = { profileType: 'team_leader' };

const person = { id: 'me', name: 'Maya Lindqvist', email: 'me@techlink.example', timeZone: 'UTC' };

export async function readAccess(): Promise<Access> {
  const { profileType } = caller;
  if (!profileType) return { kind: 'no_session' };
  return {
    kind: 'profile',
    person,
    profileType,
    disabled: false,
    idle: false,
    over: false,
    secondFactor: 'passed',
  };
}

export async function accessTokenOf(): Promise<string> {
  return '';
}
