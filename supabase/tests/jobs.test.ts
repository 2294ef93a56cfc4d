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

describe('a reminder of a task due before the last run', () => {
  const remind = () => stack.sql('select public.write_reminders()');
  const remindersOf = async (task: unknown) =>
    (
      await stack.sql(
        "select user_id, kind from public.notifications where record_id = $1::uuid and kind = 'overdue' order by created_at",
        [String(task)],
      )
    ).map(({ user_id }) => user_id);
  /** An overdue task that an earlier run has seen. */
  async function seen(fields: { status?: string; assignee?: string } = {}) {
    const [task] = await stack.sql(
      `insert into public.tasks (title, due_date, assigned_to, created_by, status)
       values ('Seen', now() - interval '1 hour', $1::uuid, $2::uuid, $3) returning id`,
      [fields.assignee ?? accounts.member.id, accounts.leader.id, fields.status ?? 'todo'],
    );
    await remind();
    await remind();
    return String(task?.id);
  }

  it('is sent once over several runs', async () => {
    expect(await remindersOf(await seen())).toEqual([accounts.member.id]);
  });

  it('is sent again after the task is reassigned or reopened', async () => {
    const given = await seen();
    const closed = await seen({ status: 'completed' });
    await stack.sql('update public.tasks set assigned_to = $2::uuid where id = $1::uuid', [
      given,
      accounts.member2.id,
    ]);
    await stack.sql("update public.tasks set status = 'todo' where id = $1::uuid", [closed]);
    await remind();
    expect(await remindersOf(given)).toEqual([accounts.member.id, accounts.member2.id]);
    expect(await remindersOf(closed)).toEqual([accounts.member.id]);
  });

  it('is sent when the person enables reminders again', async () => {
    const preference = (wants: boolean) =>
      stack.sql(
        `insert into public.notification_preferences (user_id, kind, in_app, by_mail, updated_at)
         values ($1::uuid, 'overdue', $2::boolean, $2::boolean, now())
         on conflict (user_id, kind) do update set in_app = excluded.in_app, by_mail = excluded.by_mail`,
        [accounts.member2.id, wants],
      );
    await preference(false);
    const task = await seen({ assignee: accounts.member2.id });
    expect(await remindersOf(task)).toEqual([]);
    await preference(true);
    await remind();
    expect(await remindersOf(task)).toEqual([accounts.member2.id]);
  });

  it('is sent after the clock was set back', async () => {
    const task = await seen({ status: 'completed' });
    await stack.sql(
      "update private.job_clocks set looked_until = now() + interval '1 day' where job = 'reminders'",
    );
    await stack.sql(`do $do$ begin
      perform set_config('session_replication_role', 'replica', true);
      update public.tasks set status = 'todo', updated_at = now() - interval '9 days' where id = '${task}';
    end $do$`);
    await remind();
    expect(await remindersOf(task)).toEqual([accounts.member.id]);
  });
});
