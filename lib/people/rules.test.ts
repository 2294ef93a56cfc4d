import { describe, expect, it } from 'vitest';
import { notices } from '@/lib/notices';
import { accessRefusal, hasAccess, parseUserInfo, roleName, taskCount } from './rules';

const maya = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Maya Lindqvist',
  email: 'leader@techlink.example',
  role: 'team_leader',
};

describe('parsing the result of get_user_info', () => {
  it('accepts a person, alone or as a single row', () => {
    expect(parseUserInfo(maya)).toEqual(maya);
    expect(parseUserInfo([maya])).toEqual(maya);
    expect(parseUserInfo([{ ...maya, role: null }])).toEqual({ ...maya, role: 'team_member' });
  });

  it.each([
    [[maya, maya], 'Unexpected data format (array)'],
    [[], 'Unexpected data format (array)'],
    [null, 'Invalid data format'],
    ['Maya', 'Invalid data format'],
    [{ ...maya, id: undefined }, 'Invalid data format'],
    [[{ ...maya, id: undefined }], 'Invalid data format'],
  ])('rejects %j: %s', (answer, sentence) => {
    const found = parseUserInfo(answer);
    expect(typeof found === 'string' && notices[found]).toBe(sentence);
  });
});

it('recognizes the error messages of the database, and no other text', () => {
  expect(accessRefusal('The last team leader cannot be demoted or disabled.')).toBe(
    'lastLeaderStays',
  );
  expect(accessRefusal('You cannot change your own role or access.')).toBe('accessFixed');
  expect(accessRefusal('duplicate key value violates unique constraint')).toBeNull();
});

it('names a role, and a profile type without access', () => {
  expect(roleName('team_leader')).toBe('Team leader');
  expect(roleName('guest')).toBe('No access (guest)');
});

it('caps task counts where the database does', () => {
  expect([0, 99, 100].map(taskCount)).toEqual(['0', '99', '99+']);
});

it.each([
  ['team_leader', false, true],
  ['team_member', false, true],
  ['team_member', true, false],
  ['guest', false, false],
])('a %s, disabled: %s, has access: %s', (role, isDisabled, expected) => {
  expect(hasAccess({ role, isDisabled })).toBe(expected);
});
