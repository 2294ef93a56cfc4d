import { expect, it } from 'vitest';
import { service } from '@/supabase/tests/people';
import { as, stack } from '@/supabase/tests/site/as';
import { accessToken, issueAccessLink, noteAccessLinkUse, readAccessLink } from './data';

const later = () => new Date(Date.now() + 86_400_000);
const email = () => `${crypto.randomUUID()}@link.example`;

async function newLink() {
  const [subject, address] = [crypto.randomUUID(), email()];
  const id = await issueAccessLink('course', subject, address, later());
  return { id, subject, address, token: accessToken(id) };
}

it('opens only its own subject and purpose', async () => {
  const { id, subject, address, token } = await newLink();
  expect(await readAccessLink('course', token)).toEqual({ id, subjectId: subject, email: address });
  expect(await readAccessLink('webinar', token)).toBeNull();
});

it.each(['', 'x', 'x.y', `${'a'.repeat(60)}.${'b'.repeat(43)}`])(
  'denies access to a token with an invalid signature: %s',
  async (token) => expect(await readAccessLink('course', token)).toBeNull(),
);

it('rejects the stored id as a token', async () => {
  const { id, token } = await newLink();
  expect(await readAccessLink('course', id)).toBeNull();
  const [, signature] = token.split('.');
  const other = await newLink();
  const [encoded] = other.token.split('.');
  expect(await readAccessLink('course', `${encoded}.${signature}`)).toBeNull();
});

it('returns the same link again, and a new one after revocation', async () => {
  const { id, subject, address, token } = await newLink();
  expect(await issueAccessLink('course', subject, address.toUpperCase(), later())).toBe(id);
  await as('leader', async () => {
    const { sessionClient } = await import('@/lib/core/supabase/session');
    const client = await sessionClient();
    const { data } = await client.rpc('revoke_access_links', { purpose: 'course', subject });
    expect(data).toBe(1);
  });
  expect(await readAccessLink('course', token)).toBeNull();
  expect(await noteAccessLinkUse(id, true)).toBe(false);
  expect(await issueAccessLink('course', subject, address, later())).not.toBe(id);
});

it('denies access with an expired link and counts no use when reading', async () => {
  const { id, token } = await newLink();
  const stored = async () =>
    (
      await service(stack)
        .from('access_links')
        .select('devices_count, last_used_at')
        .eq('id', id)
        .single()
    ).data;
  await readAccessLink('course', token);
  expect(await stored()).toEqual({ devices_count: 0, last_used_at: null });
  expect(await noteAccessLinkUse(id, true)).toBe(true);
  expect(await noteAccessLinkUse(id, false)).toBe(true);
  expect(await stored()).toEqual({ devices_count: 1, last_used_at: expect.any(String) });
  await stack.sql(
    "update public.access_links set expires_at = now() - interval '1 second' where id = $1::uuid",
    [id],
  );
  expect(await readAccessLink('course', token)).toBeNull();
  expect(await noteAccessLinkUse(id, true)).toBe(false);
});
