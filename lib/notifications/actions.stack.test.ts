import { describe, expect, it } from 'vitest';
import { GET as runDigest } from '@/app/api/cron/digest/route';
import { GET as runOutbox } from '@/app/api/cron/outbox/route';
import { GET as readSummary } from '@/app/api/notifications/route';
import { taskPath } from '@/lib/paths/staff';
import { accounts, addAccount, service } from '@/supabase/tests/people';
import { get } from '@/supabase/tests/site/answers';
import { as, stack } from '@/supabase/tests/site/as';
import { bearer, requestTo } from '@/supabase/tests/site/route';
import { markNotificationsRead } from './actions';

/** Assigns a task to a person, as a leader would. */
async function assign(to: string, fields: { due_date?: string } = {}) {
  const title = `Draw the intake ${crypto.randomUUID().slice(0, 8)}`;
  const { data } = await service(stack)
    .from('tasks')
    .insert({ title, assigned_to: to, created_by: accounts.leader.id, ...fields })
    .select('id')
    .single()
    .throwOnError();
  return { id: String(data.id), title };
}

const summaryOf = async (who: Parameters<typeof as>[0]) =>
  (await get(who, readSummary, '/api/notifications')).json();

describe('the bell', () => {
  it('notifies only this person, until they mark the notification as read', async () => {
    const person = await addAccount(stack, 'hears', 'team_member');
    const task = await assign(person.id);
    const summary = await summaryOf(person);
    expect(summary).toMatchObject({ unread: 1, newest: [{ title: task.title, isRead: false }] });
    expect(JSON.stringify(await summaryOf('member'))).not.toContain(task.title);

    const unread = await as(person, () => markNotificationsRead({ ids: ['all'] }));
    expect(unread.validationErrors).toBeDefined();
    await as('member', () => markNotificationsRead({ ids: [summary.newest[0].id] }));
    await as('member', () => markNotificationsRead({}));
    expect(await summaryOf(person)).toMatchObject({ unread: 1 });
    await as(person, () => markNotificationsRead({}));
    expect(await summaryOf(person)).toMatchObject({ unread: 0, newest: [{ isRead: true }] });
  });

  it.each(['guest', 'visitor'] as const)('shows nothing to a %s', async (who) => {
    expect((await get(who, readSummary, '/api/notifications')).status).toBe(401);
    const answer = await as(who, () => markNotificationsRead({}));
    expect(answer.serverError).toBeDefined();
  });
});

/** A zone in which the local time is between 9 and 10 AM now. */
function morningZone(): string {
  const ahead = ((9 - new Date().getUTCHours() + 36) % 24) - 12;
  // The sign of Etc zones is inverted: Etc/GMT+5 is UTC-5.
  return ahead === 0 ? 'UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

describe('the morning email', () => {
  const run = () =>
    as('visitor', () => runDigest(requestTo('/api/cron/digest', { headers: bearer })));

  it('is sent once, however often the endpoint is called', async () => {
    const person = await addAccount(stack, 'early', 'team_member');
    const late = await assign(person.id, { due_date: new Date(Date.now() - 60_000).toISOString() });
    await service(stack)
      .from('user_profiles')
      .update({ time_zone: morningZone() })
      .eq('id', person.id)
      .throwOnError();
    const answers = await Promise.all([run(), run(), run(), run()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await assign(person.id);
    await run();
    await as('visitor', () => runOutbox(requestTo('/api/cron/outbox', { headers: bearer })));

    const mails: { to: string[]; subject: string; text: string; html: string }[] = await (
      await fetch(`${stack.mailboxUrl}/messages.json`)
    ).json();
    const mine = mails.filter(({ to }) => JSON.stringify(to).includes(person.email));
    expect(mine.map(({ subject }) => subject)).toEqual([
      'Your morning: Overdue: 1, Assigned to you: 1',
    ]);
    expect(mine[0]?.text).toContain(late.title);
    expect(mine[0]?.html).toContain(`http://localhost:3000${taskPath('team', late.id)}`);
  });

  it.each(['', 'Bearer wrong'])('requires the secret, not %j', async (authorization) => {
    const request = requestTo('/api/cron/digest', { headers: { authorization } });
    expect((await as('visitor', () => runDigest(request))).status).toBe(401);
  });
});
