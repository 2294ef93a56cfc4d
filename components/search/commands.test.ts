import { expect, it } from 'vitest';
import { paths } from '@/lib/paths';
import { commandsOf, matching } from './commands';

const labels = (role: Parameters<typeof commandsOf>[0], typed: string) =>
  matching(commandsOf(role, role === 'team_leader' ? 'admin' : 'team'), typed).flatMap(
    ({ items }) => items.map(({ label }) => label),
  );

it('members create nothing and go to their own screens only', () => {
  expect(labels('team_leader', 'new')).toContain('New task');
  expect(labels('team_member', 'new')).toEqual([]);
  const addresses = commandsOf('team_member', 'team').flatMap(({ items }) =>
    items.map(({ href }) => href),
  );
  expect(addresses).toContain(paths.team.tasks);
  expect(addresses.filter((address) => address.startsWith('/admin'))).toEqual([]);
});
