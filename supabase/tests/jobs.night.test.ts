import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts } from './people.ts';
import { fillIdle, readJobs } from './volume/jobs.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack?.stop());

/** Adds overdue tasks and tomorrow's consultations, as a large firm has every day. */
const addDue = () =>
  stack.sql(`do $fill$ begin
    perform set_config('session_replication_role', 'replica', true);
    insert into tasks (title, due_date, assigned_to, created_by, created_at, updated_at)
    select 'Overdue', now() - n * interval '5 minutes', '${accounts.member.id}', '${accounts.leader.id}',
      now() - interval '9 days', now() - interval '9 days'
    from generate_series(1, 1500) n;
    insert into consultation_bookings (
      firstname, lastname, company, email, phone, preferreddate, ends_at, requestdate, created_at, updated_at, agreed_at, status, seat
    )
    select 'Ada', 'Abara', 'Works', 'due' || n || '@volume.example', '+1 212 555 0100', now() + interval '12 hours',
      now() + interval '12 hours 1 second', now() - interval '9 days', now() - interval '9 days', now() - interval '9 days',
      now() - interval '9 days', 'scheduled', 100 + n
    from generate_series(1, 500) n;
  end $fill$`);

describe('with nothing due', () => {
  it('no job reads more than twice as much for a large firm as for a small one', async () => {
    // The seed is new, and recent changes are checked again.
    await stack.sql(`do $do$ begin
      perform set_config('session_replication_role', 'replica', true);
      update user_profiles set updated_at = now() - interval '1 day';
      update availability_settings set updated_at = now() - interval '1 day';
      update webinars set updated_at = now() - interval '1 day';
      update tasks set updated_at = now() - interval '1 day';
      update consultation_bookings set updated_at = now() - interval '1 day';
    end $do$`);
    const few = await readJobs(stack.sql, 8);
    await addDue();
    await fillIdle(stack.sql);
    // As in a firm where they are old: the next run finds them, and later runs find nothing.
    await stack.sql('delete from private.job_clocks');
    const many = await readJobs(stack.sql, 8);
    const grown = [...many].filter(
      ([name, pages]) => Math.max(pages, 10) > 2 * Math.max(few.get(name) ?? 0, 10),
    );
    expect(grown).toEqual([]);
    const [reminders] = await stack.sql(
      "select count(*)::int as count from public.notifications where kind = 'overdue' and title = 'Overdue'",
    );
    expect(reminders?.count).toBe(1500);
  }, 300_000);
});
