import { expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { commandsOf, firstOf, matching } from './commands';

const labels = (role: Parameters<typeof commandsOf>[0], typed: string) =>
  matching(commandsOf(role, role === 'team_leader' ? 'admin' : 'team'), typed).flatMap(
    ({ items }) => items.map(({ label }) => label),
  );

it('members can only open their own screens and cannot create records', () => {
  expect(labels('team_leader', 'new')).toContain('New task');
  expect(labels('team_member', 'new')).toEqual([]);
  const addresses = commandsOf('team_member', 'team').flatMap(({ items }) =>
    items.flatMap((item) => ('href' in item ? item.href : [])),
  );
  expect(addresses).toContain(paths.team.tasks);
  expect(addresses.filter((address) => address.startsWith('/admin'))).toEqual([]);
});

it('the first commands keep their groups and their order', () => {
  const all = commandsOf('team_leader', 'admin');
  const first = firstOf(all, 14);
  expect(first.flatMap(({ items }) => items)).toEqual(
    all.flatMap(({ items }) => items).slice(0, 14),
  );
  expect(first.map(({ title }) => title)).toEqual(
    all.slice(0, first.length).map(({ title }) => title),
  );
});

it.each([
  ['dark', 'Switch between light and dark'],
  ['sign out', 'Sign out'],
  ['overdue', 'Overdue tasks'],
  ['my tasks', 'My tasks'],
  ['invite', 'Invite a person'],
  ['new deal', 'New deal'],
  ['new company', 'New company'],
  ['new post', 'New blog post'],
  ['companies', 'Companies'],
  ['availability', 'Availability'],
  ['hosts', 'Hosts'],
  ['privacy', 'Privacy'],
  ['playbooks', 'Playbooks'],
])('a leader who types “%s” finds “%s”', (typed, label) => {
  expect(labels('team_leader', typed)).toContain(label);
});
