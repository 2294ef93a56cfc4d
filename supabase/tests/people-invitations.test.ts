import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { accounts, addAccount, type Client, service, signIn, signInOnly } from './people.ts';

const deliveryTeam = '00000000-0000-4000-8000-000000000101';

let stack: TestStack;
let leader: Client;

beforeAll(async () => {
  stack = await startTestStack();
  leader = await signIn(stack, accounts.leader.email);
});
afterAll(() => stack?.stop());

/** Creates an account without a profile, as another person could have done. */
async function newcomer() {
  const account = await addAccount(stack, 'newcomer', 'team_member');
  await stack.sql('delete from public.user_profiles where id = $1::uuid', [account.id]);
  return account;
}

async function invite(email: string, fields: Record<string, unknown> = {}): Promise<string> {
  const tokenHash = createHash('sha256').update(randomBytes(32)).digest('hex');
  const { error } = await leader.from('staff_invitations').insert({
    email,
    name: 'Nell Newcomer',
    team_id: deliveryTeam,
    token_hash: tokenHash,
    ...fields,
  });
  if (error) throw new Error(error.message, { cause: error });
  return tokenHash;
}

async function accept(tokenHash: string, userId: string) {
  const { data, error } = await service(stack).rpc('accept_invitation', {
    token_hash: tokenHash,
    user_id: userId,
  });
  if (error) throw new Error(error.message, { cause: error });
  return data;
}

describe('an invitation', () => {
  it('sets name, role and team once', async () => {
    const account = await newcomer();
    const token = await invite(account.email.toUpperCase(), { profile_type: 'team_leader' });
    expect(await accept(token, account.id)).toEqual({
      outcome: 'accepted',
      profile_type: 'team_leader',
    });
    const { data } = await leader
      .from('user_profiles')
      .select('name, email, profile_type, team_members(team_id)')
      .eq('id', account.id)
      .single();
    expect(data).toEqual({
      name: 'Nell Newcomer',
      email: account.email,
      profile_type: 'team_leader',
      team_members: [{ team_id: deliveryTeam }],
    });
    expect(await accept(token, account.id)).toEqual({ outcome: 'invalid' });
  });

  it.each([
    ['expired', { expires_at: '2020-01-01T00:00:00Z' }],
    ['revoked', { revoked_at: '2020-01-01T00:00:00Z' }],
  ])('is invalid when it is %s', async (_, fields) => {
    const account = await newcomer();
    const token = await invite(account.email, fields);
    expect(await accept(token, account.id)).toEqual({ outcome: 'invalid' });
    expect(
      await stack.sql('select id from public.user_profiles where id = $1::uuid', [account.id]),
    ).toEqual([]);
  });

  it('cannot be used with another email', async () => {
    const account = await newcomer();
    const token = await invite('somebody.else@techlink.example');
    expect(await accept(token, account.id)).toEqual({ outcome: 'invalid' });
  });

  it('can be open once per email', async () => {
    await invite('twice@techlink.example');
    await expect(invite('Twice@techlink.example')).rejects.toThrow('staff_invitations_open_email');
  });

  it('grants no other role', async () => {
    await expect(invite('root@techlink.example', { profile_type: 'root' })).rejects.toThrow();
  });

  it('is emailed, emailed again when renewed, and stored without its token', async () => {
    const email = `mail-${crypto.randomUUID()}@techlink.example`;
    const token = await invite(email);
    const renewed = createHash('sha256').update(randomBytes(32)).digest('hex');
    const invitation = () => leader.from('staff_invitations').update({ token_hash: renewed });
    await invitation().eq('email', email).throwOnError();
    await leader
      .from('staff_invitations')
      .update({ revoked_at: new Date().toISOString() })
      .eq('email', email)
      .throwOnError();
    const mails = await stack.sql(
      'select topic, payload::text from public.outbox where recipient = $1',
      [email],
    );
    expect(mails.map(({ topic }) => topic)).toEqual(['invitation.sent', 'invitation.sent']);
    expect(JSON.stringify(mails)).toContain('Nell Newcomer');
    expect(JSON.stringify(mails)).not.toContain(token);
    expect(JSON.stringify(mails)).not.toContain(renewed);
  });

  it('gives no access to a session from before it was accepted', async () => {
    const account = await newcomer();
    const squatter = await signInOnly(stack, account.email);
    await accept(await invite(account.email), account.id);
    await squatter.rpc('start_session');
    expect((await squatter.rpc('my_access')).data).toMatchObject([{ idle: true, over: true }]);
    await squatter.auth.refreshSession();
    await squatter.rpc('start_session');
    expect((await squatter.from('tasks').select('id')).data ?? []).toEqual([]);
  });

  it('can be accepted by the service only', async () => {
    const { error } = await leader.rpc('accept_invitation', {
      token_hash: 'x',
      user_id: accounts.guest.id,
    });
    expect(error?.code).toBe('42501');
  });
});
