import { expect, it } from 'vitest';
import { renewCalendarFeed, revokeCalendarFeed } from '@/lib/calendar/feed/actions';
import { readOwnFeed } from '@/lib/calendar/feed/data';
import { checkAccess } from '@/lib/core/auth/guard';
import { addAccount, service } from '@/supabase/tests/people';
import { as, stack } from '@/supabase/tests/site/as';
import { GET } from './route';

const database = service(stack);

/** Creates or renews the feed of a person, and returns its token. */
function newFeed(who: { email: string }): Promise<string> {
  return as(who, async () => {
    await renewCalendarFeed();
    const staff = await checkAccess('team');
    const feed = 'to' in staff ? null : await readOwnFeed(staff);
    return feed?.url.split('/').pop() ?? '';
  });
}

const read = (token: string) =>
  as('visitor', () =>
    GET(new Request('http://localhost:3000/'), { params: Promise.resolve({ token }) }),
  );

it('contains only the member’s tasks, and returns 404 after renewal or revocation', async () => {
  const member = await addAccount(stack, 'robin', 'team_member');
  const due_date = new Date(Date.now() + 7 * 86_400_000).toISOString();
  await database
    .from('tasks')
    .insert([
      { title: `Mine ${member.id}`, assigned_to: member.id, created_by: member.id, due_date },
      { title: `Not ${member.id}`, assigned_to: null, created_by: member.id, due_date },
    ])
    .throwOnError();
  const first = await newFeed(member);
  const answer = await read(first);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
    'cache-control': 'private, no-store',
  });
  const file = (await answer.text()).replace(/\r\n /g, '');
  expect(file).toContain(`SUMMARY:Due: Mine ${member.id}`);
  expect(file).not.toContain(`Not ${member.id}`);
  expect(file).not.toContain('Consultation');

  const second = await newFeed(member);
  expect((await read(first)).status).toBe(404);
  expect((await read(second)).status).toBe(200);
  await as(member, () => revokeCalendarFeed());
  expect((await read(second)).status).toBe(404);
  expect((await read('forged.token')).status).toBe(404);
});

it('contains the consultations for a leader, and stops when they lose access', async () => {
  const leader = await addAccount(stack, 'robin', 'team_leader');
  const token = await newFeed(leader);
  expect(await (await read(token)).text()).toContain('SUMMARY:Consultation');
  const disabled_at = new Date().toISOString();
  await database.from('user_profiles').update({ disabled_at }).eq('id', leader.id).throwOnError();
  expect((await read(token)).status).toBe(404);
});
