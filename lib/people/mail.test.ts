import { expect, it } from 'vitest';
import { accountMail } from './mail';

it('reports a new device with all known details', async () => {
  const sign_in = {
    name: 'Ana',
    user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
    ip: '192.0.2.7',
    started_at: '2026-11-23T15:00:00+00:00',
  };
  const mail = await accountMail('account.new_device', sign_in);
  expect(mail.text).toContain('Firefox on Linux, 192.0.2.7');
  expect(mail.text).toContain('https://techlink.example/password/forgot');
  const unknown = { ...sign_in, user_agent: null, ip: null };
  expect((await accountMail('account.new_device', unknown)).text).toContain('Unknown device');
});

it('tells how to get back in after a reset of two-step verification', async () => {
  const mail = await accountMail('account.factor_reset', { name: 'Ana' });
  expect(mail.text).toContain('https://techlink.example/team/profile');
});

it('throws for any other topic', async () => {
  await expect(accountMail('account.other', {})).rejects.toThrow('There is no email');
});
