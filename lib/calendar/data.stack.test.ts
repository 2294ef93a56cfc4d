import { describe, expect, it } from 'vitest';
import { GET as readCalendar } from '@/app/api/calendar/route';
import { instantAt } from '@/lib/core/time/wall-clock';
import { accounts, service } from '@/supabase/tests/people';
import { get } from '@/supabase/tests/site/answers';
import { type as, stack } from '@/supabase/tests/site/as';

async function book(startsAt: string) {
  const { data } = await service(stack)
    .from('consultation_bookings')
    .insert({
      firstname: 'Ada',
      email: `${crypto.randomUUID()}@engines.example`,
      preferreddate: startsAt,
      ends_at: new Date(Date.parse(startsAt) + 30 * 60_000).toISOString(),
    })
    .select('id')
    .single()
    .throwOnError();
  return String(data.id);
}

async function addTask(who: 'member' | 'member2', dueDate: string) {
  const { data } = await service(stack)
    .from('tasks')
    .insert({
      title: 'Map the process',
      due_date: dueDate,
      assigned_to: accounts[who].id,
      created_by: accounts.leader.id,
    })
    .select('id')
    .single()
    .throwOnError();
  return String(data.id);
}

describe('the calendar', () => {
  const month = (who: Parameters<typeof as>[0]) =>
    get(who, readCalendar, '/api/calendar?view=month&day=2035-05-01');

  it('shows members their own tasks and no bookings', async () => {
    const start = instantAt('2035-05-02', '10:00').toISOString();
    const [own, others] = [await addTask('member', start), await addTask('member2', start)];
    const booking = await book(start);
    const asMember = await (await month('member')).text();
    expect(asMember).toContain(own);
    expect(asMember).not.toContain(others);
    expect(asMember).not.toContain('booking-');
    const asLeader = await (await month('leader')).text();
    for (const id of [own, others, booking]) expect(asLeader).toContain(id);
  });

  it.each(['guest', 'visitor'] as const)('denies access to a %s', async (who) => {
    expect((await month(who)).status).toBe(401);
  });
});
