import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, addAccount, type Client, service, signIn, signInOnly } from './people.ts';

let stack: TestStack;
let leader: Client;
let member: Client;

beforeAll(async () => {
  stack = await startTestStack();
  leader = await signIn(stack, accounts.leader.email);
  member = await signIn(stack, accounts.member.email);
});
afterAll(() => stack?.stop());

beforeEach(async () => {
  // The leader is first, so that there is always one.
  await stack.sql(
    "update public.user_profiles set profile_type = 'team_leader', disabled_at = null where id = $1::uuid",
    [accounts.leader.id],
  );
  await stack.sql(
    `update public.user_profiles
     set profile_type = case when email like any ('{guest@%,instructor@%}') then 'guest' else 'team_member' end,
       disabled_at = null
     where id <> $1::uuid and id::text like '00000000-%'`,
    [accounts.leader.id],
  );
});

async function profile(id: string) {
  const [row] = await stack.sql(
    'select name, email, profile_type, time_zone, disabled_at from public.user_profiles where id = $1::uuid',
    [id],
  );
  return row;
}

describe('a member', () => {
  it('reads only their own profile', async () => {
    const { data } = await member.from('user_profiles').select('id');
    expect(data).toEqual([{ id: accounts.member.id }]);
  });

  it('changes their own name and time zone', async () => {
    const { data } = await member
      .from('user_profiles')
      .update({ name: 'Dan Okafor', time_zone: 'Europe/London' })
      .eq('id', accounts.member.id)
      .select('name, time_zone');
    expect(data).toEqual([{ name: 'Dan Okafor', time_zone: 'Europe/London' }]);
  });

  it.each([
    { profile_type: 'team_leader' },
    { disabled_at: '2020-01-01T00:00:00Z' },
    { email: 'leader@techlink.example' },
    { id: crypto.randomUUID() },
    { created_at: '2020-01-01T00:00:00Z' },
    { name: 'Sneaky', profile_type: 'team_leader' },
    { slug: 'maya-lindqvist-2' },
    { former_names: ['Maya Lindqvist'] },
  ])('cannot write %j to their own profile', async (fields) => {
    const before = await profile(accounts.member.id);
    const { error } = await member
      .from('user_profiles')
      .update(fields)
      .eq('id', accounts.member.id);
    expect(error?.code).toBe('42501');
    expect(await profile(accounts.member.id)).toEqual(before);
  });

  it('is limited by the trigger too, not only by the grant', async () => {
    await expect(
      stack.sql(
        `do $$ begin
           perform set_config('request.jwt.claim.sub', '${accounts.member.id}', true);
           perform set_config('request.jwt.claims', '{"sub": "${accounts.member.id}"}', true);
           update public.user_profiles set profile_type = 'team_leader' where id = '${accounts.member.id}';
         end $$`,
      ),
    ).rejects.toThrow('You cannot change your own role or access.');
  });

  it('cannot create or delete a profile', async () => {
    const inserted = await member
      .from('user_profiles')
      .insert({ id: crypto.randomUUID(), name: 'Twin', email: 'twin@techlink.example' });
    expect(inserted.error?.code).toBe('42501');
    const removed = await member.from('user_profiles').delete().eq('id', accounts.member.id);
    expect(removed.error?.code).toBe('42501');
  });

  it('cannot call update_user_info for anyone', async () => {
    for (const id of [accounts.member.id, accounts.member2.id]) {
      const { error } = await member.rpc('update_user_info', {
        user_id: id,
        user_name: 'X',
        user_role: 'team_leader',
      });
      expect(error?.code).toBe('42501');
    }
    expect(await profile(accounts.member2.id)).toMatchObject({ profile_type: 'team_member' });
  });
});

describe('get_user_info', () => {
  it('returns id, name, email and role to staff', async () => {
    const { data } = await member.rpc('get_user_info', { user_id: accounts.leader.id });
    expect(data).toEqual([
      {
        id: accounts.leader.id,
        name: 'Maya Lindqvist',
        email: accounts.leader.email,
        role: 'team_leader',
      },
    ]);
  });

  it('returns nothing to anyone else', async () => {
    const guest = await signIn(stack, accounts.guest.email);
    expect((await guest.rpc('get_user_info', { user_id: accounts.leader.id })).data).toEqual([]);
    expect((await guest.rpc('staff_directory')).data).toEqual([]);
  });

  it('returns nothing for an unknown person', async () => {
    expect((await leader.rpc('get_user_info', { user_id: crypto.randomUUID() })).data).toEqual([]);
  });
});

describe('the public page of a person', () => {
  const slugOf = async (id: string) =>
    (await stack.sql('select slug from public.user_profiles where id = $1::uuid', [id]))[0]?.slug;

  it.each([
    ['Zoë Ångström-Núñez', /^zoe-angstrom-nunez$/],
    ['李', /^person$/],
    ['李', /^person-2$/],
    ['Maya Lindqvist', /^maya-lindqvist-2$/],
  ])('of %s gets a unique URL', async (name, expected) => {
    const { id } = await addAccount(stack, name, 'guest');
    expect(await slugOf(id)).toMatch(expected);
  });

  it('keeps its URL under a new name, and stores former names', async () => {
    const { id } = await addAccount(stack, 'Ana Ruiz', 'guest');
    const rename = (name: string) =>
      stack.sql('update public.user_profiles set name = $1 where id = $2::uuid', [name, id]);
    const formerNames = async () =>
      (
        await stack.sql('select former_names from public.user_profiles where id = $1::uuid', [id])
      )[0]?.former_names;
    await rename('Ana Marsh');
    expect(await slugOf(id)).toBe('ana-ruiz');
    expect(await formerNames()).toEqual(['Ana Ruiz']);
    await rename('Ana Ruiz');
    expect(await formerNames()).toEqual(['Ana Marsh']);
    for (let number = 0; number < 20; number++)
      await rename(`Ana ${'ABCDEFGHIJKLMNOPQRST'[number]}`);
    expect(await formerNames()).toHaveLength(10);
  });
});

describe('the directory', () => {
  it('lists the active staff without email addresses', async () => {
    const { data } = await member.rpc('staff_directory');
    expect(data.map((person: { id: string }) => person.id).sort()).toEqual([
      accounts.leader.id,
      accounts.member.id,
      accounts.member2.id,
      accounts.editor.id,
    ]);
    expect(JSON.stringify(data)).not.toContain('@');
  });
});

describe('a leader', () => {
  it('changes name and role of others', async () => {
    const { error } = await leader.rpc('update_user_info', {
      user_id: accounts.member2.id,
      user_name: 'Sofía Reyes',
      user_role: 'team_leader',
    });
    expect(error).toBeNull();
    expect(await profile(accounts.member2.id)).toMatchObject({
      name: 'Sofía Reyes',
      profile_type: 'team_leader',
    });
  });

  it('changes their own name but not their own role', async () => {
    const renamed = await leader.rpc('update_user_info', {
      user_id: accounts.leader.id,
      user_name: 'Maya L.',
      user_role: 'team_leader',
    });
    expect(renamed.error).toBeNull();
    await stack.sql(
      "update public.user_profiles set profile_type = 'team_leader' where id = $1::uuid",
      [accounts.member2.id],
    );
    const demoted = await leader.rpc('update_user_info', {
      user_id: accounts.leader.id,
      user_name: null,
      user_role: 'team_member',
    });
    expect(demoted.error).toMatchObject({
      code: '42501',
      message: 'You cannot change your own role or access.',
    });
    const disabled = await leader
      .from('user_profiles')
      .update({ disabled_at: new Date().toISOString() })
      .eq('id', accounts.leader.id);
    expect(disabled.error?.code).toBe('42501');
  });

  it('gets an error for an unknown role or person', async () => {
    const role = await leader.rpc('update_user_info', {
      user_id: accounts.member.id,
      user_name: null,
      user_role: 'emperor',
    });
    expect(role.error?.code).toBe('23514');
    const person = await leader.rpc('update_user_info', {
      user_id: crypto.randomUUID(),
      user_name: 'X',
      user_role: 'team_member',
    });
    expect(person.error?.message).toBe('User not found');
  });

  it('disables a member, whose access ends immediately', async () => {
    const other = await signIn(stack, accounts.member2.email);
    expect((await other.from('tasks').select('id')).data?.length).toBeGreaterThan(0);
    await leader
      .from('user_profiles')
      .update({ disabled_at: new Date().toISOString() })
      .eq('id', accounts.member2.id);
    expect((await other.from('tasks').select('id')).data).toEqual([]);
    expect((await other.rpc('my_access')).data).toMatchObject([
      { profile_type: 'team_member', disabled: true, idle: true },
    ]);
    await leader.from('user_profiles').update({ disabled_at: null }).eq('id', accounts.member2.id);
    expect((await other.rpc('my_access')).data).toMatchObject([
      { profile_type: 'team_member', disabled: false, idle: true },
    ]);
    const again = await signIn(stack, accounts.member2.email);
    expect((await again.from('tasks').select('id')).data?.length).toBeGreaterThan(0);
  });

  it('does not overwrite concurrent changes', async () => {
    const { data: seen } = await leader
      .from('user_profiles')
      .select('updated_at')
      .eq('id', accounts.member2.id)
      .single();
    const change = (user_name: string) =>
      leader.rpc('update_user_info', {
        user_id: accounts.member2.id,
        user_name,
        user_role: null,
        seen_at: seen?.updated_at,
      });
    expect((await change('Sofia R.')).error).toBeNull();
    expect((await change('Sofia')).error?.code).toBe('P0002');
    const { data } = await leader.rpc('get_user_info', { user_id: accounts.member2.id });
    expect(data).toMatchObject([{ name: 'Sofia R.' }]);
  });

  it('sees each person’s workload and last visit', async () => {
    const stranger = crypto.randomUUID();
    const { data } = await leader.rpc('workload', { people: [accounts.member.id, stranger] });
    const { data: tasks } = await leader
      .from('tasks')
      .select('due_date')
      .eq('assigned_to', accounts.member.id)
      .neq('status', 'completed');
    expect(data).toEqual([
      {
        user_id: accounts.member.id,
        open_tasks: tasks?.length,
        overdue_tasks: tasks?.filter((task) => Date.parse(task.due_date) < Date.now()).length,
        last_seen_at: expect.any(String),
      },
      { user_id: stranger, open_tasks: 0, overdue_tasks: 0, last_seen_at: null },
    ]);
  });
});

describe('the last leader', () => {
  const refusal = 'The last team leader cannot be demoted or disabled.';

  it.each([
    "update public.user_profiles set profile_type = 'team_member' where id = $1::uuid",
    'update public.user_profiles set disabled_at = now() where id = $1::uuid',
    'delete from public.user_profiles where id = $1::uuid',
    'delete from auth.users where id = $1::uuid',
  ])('cannot be demoted, disabled or deleted: %s', async (statement) => {
    await expect(stack.sql(statement, [accounts.leader.id])).rejects.toThrow(refusal);
  });

  it('can step down if there is another active leader', async () => {
    await stack.sql(
      "update public.user_profiles set profile_type = 'team_leader' where id = $1::uuid",
      [accounts.member2.id],
    );
    const second = await signIn(stack, accounts.member2.email);
    const demoted = await second.rpc('update_user_info', {
      user_id: accounts.leader.id,
      user_name: null,
      user_role: 'team_member',
    });
    expect(demoted.error).toBeNull();
    const { error } = await service(stack)
      .from('user_profiles')
      .update({ disabled_at: new Date().toISOString() })
      .eq('id', accounts.member2.id);
    expect(error).toMatchObject({ code: '23514', message: refusal });
  });

  it('does not count a disabled leader', async () => {
    await stack.sql(
      "update public.user_profiles set profile_type = 'team_leader', disabled_at = now() where id = $1::uuid",
      [accounts.member2.id],
    );
    await expect(
      stack.sql("update public.user_profiles set profile_type = 'guest' where id = $1::uuid", [
        accounts.leader.id,
      ]),
    ).rejects.toThrow(refusal);
  });
});

describe('a profile', () => {
  it.each([
    { time_zone: 'Mars/Olympus' },
    { time_zone: 'EST5EDT4' },
    { name: '  ' },
    { name: 'x'.repeat(121) },
  ])('rejects %j', async (fields) => {
    const { error } = await member
      .from('user_profiles')
      .update(fields)
      .eq('id', accounts.member.id);
    expect(error?.code).toBe('23514');
  });

  it('does not exist for an uninvited account', async () => {
    const account = await addAccount(stack, 'stranger', 'team_member', 'elsewhere.example');
    await stack.sql('delete from public.user_profiles where id = $1::uuid', [account.id]);
    const stranger = await signInOnly(stack, account.email);
    await stranger.rpc('start_session');
    expect((await stranger.rpc('my_access')).data).toEqual([]);
    expect((await stranger.from('tasks').select('id')).data).toEqual([]);
    expect(
      await stack.sql('select session_id from public.staff_sessions where user_id = $1::uuid', [
        account.id,
      ]),
    ).toEqual([]);
  });
});
