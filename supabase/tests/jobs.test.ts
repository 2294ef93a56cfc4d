import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts } from './people.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack?.stop());

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
