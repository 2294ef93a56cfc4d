import { describe, expect, it } from 'vitest';
import { notices } from '@/lib/notices';
import { accessRefusal, hasAccess, parseUserInfo, roleName, taskCount } from './rules';

const maya = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Maya Lindqvist',
  email: 'leader@techlink.example',
  role: 'team_leader',
};

describe('what get_user_info answers', () => {
  it('is a person, also as the only row', () => {
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
  ])('%j is refused: %s', (answer, sentence) => {
    const found = parseUserInfo(answer);
    expect(typeof found === 'string' && notices[found]).toBe(sentence);
  });
});

it('knows the reasons of the database, and no other text', () => {
  expect(accessRefusal('The last team leader cannot be demoted or disabled.')).toBe(
    'lastLeaderStays',
  );
  expect(accessRefusal('You cannot change your own role or access.')).toBe('accessFixed');
  expect(accessRefusal('duplicate key value violates unique constraint')).toBeNull();
});

it('names a role, and a type without access', () => {
  expect(roleName('team_leader')).toBe('Team leader');
  expect(roleName('guest')).toBe('No access (guest)');
});

it('counts tasks as far as the database does', () => {
  expect([0, 99, 100].map(taskCount)).toEqual(['0', '99', '99+']);
});

it.each([
  ['team_leader', false, true],
  ['team_member', false, true],
  ['team_member', true, false],
  ['guest', false, false],
])('a %s, disabled %s, has access: %s', (role, isDisabled, expected) => {
  expect(hasAccess({ role, isDisabled })).toBe(expected);
});
