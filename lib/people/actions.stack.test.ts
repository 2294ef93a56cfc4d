import { describe, expect, it } from 'vitest';
import { done, refusalOf } from '@/lib/core/actions/answer';
import { notices } from '@/lib/notices';
import { accounts, addAccount } from '@/supabase/tests/people';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import { notLeaders } from '@/supabase/tests/site/route';
import { saveUserInfo, setAccess } from './actions';

async function stored(id: string) {
  const [row] = await stack.sql(
    'select name, profile_type, disabled_at, updated_at::text as version from public.user_profiles where id = $1::uuid',
    [id],
  );
  return row;
}

async function formOfPerson(id: string, typed: Record<string, string>) {
  const { name, profile_type, version } = (await stored(id)) ?? {};
  return formOf({
    id,
    version: String(version),
    name: String(name),
    role: String(profile_type),
    ...typed,
  });
}

describe('changing name and role', () => {
  it('stores them, and shows a leader with an outdated form the changes of another, losing no input', async () => {
    const { id } = await addAccount(stack, 'robin', 'team_member');
    const typed = { name: 'Robin Mine', role: 'team_leader' };
    const stale = await formOfPerson(id, typed);
    const first = await formOfPerson(id, { name: 'Robin Elsewhere' });
    expect((await as('leader', () => saveUserInfo(first))).data?.notice).toBe('userInfoUpdated');

    const { serverError } = await as('leader', () => saveUserInfo(stale));
    expect(serverError).toMatchObject({
      notice: 'changedMeanwhile',
      details: {
        values: typed,
        current: { values: { name: 'Robin Elsewhere', role: 'team_member' } },
      },
    });
    expect(await stored(id)).toMatchObject({ name: 'Robin Elsewhere' });

    stale.set('version', serverError?.details.current?.version ?? '');
    expect((await as('leader', () => saveUserInfo(stale))).data?.notice).toBe('userInfoUpdated');
    expect(await stored(id)).toMatchObject({ name: 'Robin Mine', profile_type: 'team_leader' });
  });
});

it('rejects an unknown role, an empty name and an unknown person, and disables and enables access', async () => {
  const { id } = await addAccount(stack, 'robin', 'team_member');
  for (const [field, typed] of [
    ['role', 'emperor'],
    ['name', ' '],
    ['id', 'all'],
  ] as const) {
    const form = await formOfPerson(id, { [field]: typed });
    expect((await as('leader', () => saveUserInfo(form))).serverError?.notice).toBe(
      'formHasErrors',
    );
  }
  const set = (disabled: boolean, who = id) =>
    as('leader', () => setAccess({ ids: [who], disabled }));
  expect((await set(true)).data).toEqual(done('peopleDisabled', { ids: [id] }));
  expect(await stored(id)).toMatchObject({ disabled_at: expect.anything() });
  expect((await set(false)).data?.notice).toBe('peopleEnabled');
  expect(await stored(id)).toMatchObject({ profile_type: 'team_member', disabled_at: null });
  expect((await set(true, crypto.randomUUID())).serverError?.notice).toBe('changeRefused');
});

it.each(notLeaders)('does not let a %s change anyone', async (who) => {
  const { id } = await addAccount(stack, 'robin', 'team_member');
  const form = await formOfPerson(id, { role: 'team_leader' });
  expect((await as(who, () => saveUserInfo(form))).serverError).toBeDefined();
  expect((await as(who, () => setAccess({ ids: [id], disabled: true }))).serverError).toBeDefined();
  expect(await stored(id)).toMatchObject({ profile_type: 'team_member', disabled_at: null });
});

/** Disables everyone but one leader without side effects, and undoes that afterwards. */
async function asOnlyLeader(id: string, run: () => Promise<void>) {
  const change = (disabledAt: string, where: string) =>
    stack.sql(`do $$ begin
      perform set_config('session_replication_role', 'replica', true);
      update public.user_profiles set disabled_at = ${disabledAt} where ${where} and id <> '${id}';
    end $$`);
  await change("'2020-01-01'", "profile_type = 'team_leader' and disabled_at is null");
  await run().finally(() => change('null', "disabled_at = '2020-01-01'"));
}

describe('a leader', () => {
  const refusesToGo = async (who: { email: string }, id: string, notice: keyof typeof notices) => {
    const disabled = await as(who, () => setAccess({ ids: [id], disabled: true }));
    expect(disabled.serverError?.notice).toBe(notice);
    const form = await formOfPerson(id, { role: 'team_member' });
    expect((await as(who, () => saveUserInfo(form))).serverError).toEqual(
      refusalOf('userInfoUpdateFailed', { reason: notices[notice] }),
    );
    expect(await stored(id)).toMatchObject({ profile_type: 'team_leader', disabled_at: null });
  };

  it('cannot disable or demote themselves, and gets the reason', async () => {
    const leader = await addAccount(stack, 'robin', 'team_leader');
    await refusesToGo(leader, leader.id, 'accessFixed');
  });

  it('cannot be disabled or demoted as the last leader, and gets the reason', async () => {
    const leader = await addAccount(stack, 'robin', 'team_leader');
    await asOnlyLeader(leader.id, () => refusesToGo(leader, leader.id, 'lastLeaderStays'));
    expect(await stored(accounts.leader.id)).toMatchObject({ disabled_at: null });
  });
});
