import { afterEach, beforeEach, expect, it } from 'vitest';
import { notices } from '@/lib/notices';
import { accounts, service } from '@/supabase/tests/people';
import { as, formOf, stack } from '@/supabase/tests/site/as';
import { saveUserInfo, setAccess } from './actions';

const { id } = accounts.leader;
const profiles = () => service(stack).from('user_profiles');
let others: string[] = [];

// Leaders whom other tests have added are not there meanwhile.
beforeEach(async () => {
  const { data } = await profiles()
    .update({ disabled_at: new Date().toISOString() })
    .eq('profile_type', 'team_leader')
    .is('disabled_at', null)
    .neq('id', id)
    .select('id')
    .throwOnError();
  others = data.map((profile) => String(profile.id));
});

afterEach(async () => {
  await profiles().update({ disabled_at: null }).in('id', others).throwOnError();
});

const stored = async () => {
  const query = profiles().select('name, profile_type, disabled_at, updated_at').eq('id', id);
  return (await query.single().throwOnError()).data;
};

it('keeps access, and is told why', async () => {
  const answer = await as('leader', () => setAccess({ ids: [id], disabled: true }));
  expect(answer.serverError?.notice).toBe('lastLeaderStays');
  expect(await stored()).toMatchObject({ profile_type: 'team_leader', disabled_at: null });
});

it('keeps the role, and is told why', async () => {
  const { name, updated_at: version } = await stored();
  const form = formOf({ id, version, name, role: 'team_member' });
  const answer = await as('leader', () => saveUserInfo(form));
  expect(answer.serverError).toMatchObject({
    notice: 'userInfoUpdateFailed',
    details: { reason: notices.lastLeaderStays },
  });
  expect(await stored()).toMatchObject({ profile_type: 'team_leader', disabled_at: null });
});
