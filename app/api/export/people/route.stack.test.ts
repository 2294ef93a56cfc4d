import { expect, it } from 'vitest';
import { addAccount } from '@/supabase/tests/people';
import { csvLines, get } from '@/supabase/tests/site/answers';
import { stack } from '@/supabase/tests/site/as';
import { GET } from './route';

it('contains the matching people, with their team and tasks', async () => {
  const lines = await csvLines(await get('leader', GET, '/api/export/people?q=Okafor'));
  expect(lines).toEqual([
    expect.stringMatching(
      /^Daniel Okafor,member@techlink\.example,Team member,no,Delivery,.*,\d+,\d+,/,
    ),
  ]);
  expect(
    await csvLines(await get('leader', GET, '/api/export/people?q=nobody-of-this-name')),
  ).toEqual([]);
});

it('filters by access', async () => {
  const { id, email } = await addAccount(stack, 'parted', 'team_member');
  await stack.sql('update public.user_profiles set disabled_at = now() where id = $1::uuid', [id]);
  const found = async (access: string) => {
    const path = `/api/export/people?q=${email}&access=${access}`;
    return csvLines(await get('leader', GET, path));
  };
  expect(await found('disabled')).toEqual([
    expect.stringContaining(`parted,${email},Team member,yes,`),
  ]);
  expect(await found('active')).toEqual([]);
});

it.each(['member', 'visitor'] as const)('rejects a %s', async (who) => {
  const answer = await get(who, GET, '/api/export/people');
  expect(answer.status).toBe(401);
  expect(await answer.text()).toBe('');
});
