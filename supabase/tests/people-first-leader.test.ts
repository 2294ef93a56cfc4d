import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWith, tokenHash } from '../../lib/core/security/token-signature.ts';
import { firstLeaderLink } from '../local/commands/first-leader.ts';
import { type SiteEnvironment, siteEnvironment } from '../local/site-environment.ts';
import { startTestStack, type TestStack } from '../local/test-stack.ts';
import { service, signIn } from './people.ts';

const SITE = 'https://www.firm.example';
const EMAIL = 'ana.lee@firm.example';

let site: TestStack;
let env: SiteEnvironment;

beforeAll(async () => {
  // A new production site: migrated, without any account.
  site = await startTestStack({ seed: false });
  env = {
    NEXT_PUBLIC_SUPABASE_URL: site.url,
    SUPABASE_SECRET_KEY: site.secretKey,
    SITE_URL: SITE,
  };
});
afterAll(() => site?.stop());

const tokenOf = (link: string) => link.slice(`${SITE}/invitation/`.length);

const openInvitations = () =>
  site.sql(
    'select email, name, profile_type, token_hash from public.staff_invitations where revoked_at is null',
  );

/** Does the same as the page behind the link. */
async function accept(link: string): Promise<unknown> {
  const { data } = await service(site).auth.admin.createUser({
    email: EMAIL,
    password: 'demo-Passw0rd!',
    email_confirm: true,
  });
  const accepted = await service(site).rpc('accept_invitation', {
    token_hash: tokenHash(tokenOf(link)),
    user_id: data.user?.id,
  });
  return accepted.data;
}

describe('the first leader of a new site', () => {
  it('is invited by a link that works, and only the newest link works', async () => {
    const typo = await firstLeaderLink(env, 'anna@fim.example');
    const link = await firstLeaderLink(env, ` ${EMAIL.toUpperCase()} `);
    expect(readWith(site.secretKey, 'accept-invitation', tokenOf(link))).not.toBeNull();
    expect(await openInvitations()).toEqual([
      {
        email: EMAIL,
        name: 'Ana Lee',
        profile_type: 'team_leader',
        token_hash: tokenHash(tokenOf(link)),
      },
    ]);
    expect(await accept(typo)).toEqual({ outcome: 'invalid' });

    // An account without a profile, left by a crash, does not count as a leader.
    const again = await firstLeaderLink(env, EMAIL, 'Ana Lee-Smith');
    const { id } = (await site.sql('select id from auth.users'))[0] ?? {};
    const { data } = await service(site).rpc('accept_invitation', {
      token_hash: tokenHash(tokenOf(again)),
      user_id: id,
    });
    expect(data).toEqual({ outcome: 'accepted', profile_type: 'team_leader' });
    const leader = await signIn(site, EMAIL);
    expect((await leader.rpc('my_access')).data).toMatchObject([
      { name: 'Ana Lee-Smith', profile_type: 'team_leader', idle: false },
    ]);
  });

  it('is the only person invited this way', async () => {
    await expect(firstLeaderLink(env, 'second@firm.example')).rejects.toThrow(
      'This site has a team leader already, who invites everybody else.',
    );
    expect(
      await site.sql("select from public.staff_invitations where email like 'second%'"),
    ).toEqual([]);
  });
});

describe('reports the problem in one sentence', () => {
  it.each<[string, () => Promise<unknown>, RegExp]>([
    ['the e-mail is none', () => firstLeaderLink(env, 'ana'), /^ana is not an e-mail address\.$/],
    [
      'Supabase cannot be reached',
      () => firstLeaderLink({ ...env, NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:9' }, EMAIL),
      /^Supabase cannot be reached at http:\/\/127\.0\.0\.1:9/,
    ],
    [
      'the key is wrong',
      () => firstLeaderLink({ ...env, SUPABASE_SECRET_KEY: 'sb_secret_wrong' }, EMAIL),
      /refuses SUPABASE_SECRET_KEY/,
    ],
    [
      'the key is the publishable one',
      () => firstLeaderLink({ ...env, SUPABASE_SECRET_KEY: site.publishableKey }, EMAIL),
      /SUPABASE_SECRET_KEY/,
    ],
  ])('%s', async (_, run, sentence) => {
    await expect(run()).rejects.toThrow(sentence);
  });

  it('for a missing variable or an invalid URL', () => {
    const { SITE_URL, ...rest } = env;
    expect(() => siteEnvironment(rest, [])).toThrow(/^SITE_URL is missing\./);
    expect(() => siteEnvironment({ ...rest, SITE_URL: 'firm' }, [])).toThrow(
      /^SITE_URL must be an https URL/,
    );
    expect(siteEnvironment(rest, [{ SITE_URL: `${SITE_URL}/` }])).toEqual(env);
  });
});
