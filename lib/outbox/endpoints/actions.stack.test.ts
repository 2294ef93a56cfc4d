import { afterAll, expect, it } from 'vitest';
import { place } from '@/supabase/tests/samples';
import { as, stack } from '@/supabase/tests/site/as';
import { rotateEndpointSecret } from './actions';

const rotate = (id: string, endsPrevious: boolean) =>
  as('leader', () => rotateEndpointSecret({ id, endsPrevious }));

// Events of other tests would wait for it.
afterAll(() =>
  stack.sql("delete from public.webhook_endpoints where url = 'https://rotated.example/'"),
);

it('a second rotation within a day says which secret would stop working, and asks first', async () => {
  const endpoint = await place(stack, 'webhook_endpoints', {
    url: 'https://rotated.example/',
  });
  const id = String(endpoint.id);
  const first = await rotate(id, false);
  expect(first.data).toMatchObject({ notice: 'endpointRotated', overlap: null });

  const asked = await rotate(id, false);
  expect(asked.data).toMatchObject({ notice: 'endpointSecretOverlaps', secret: null });
  const { replacedAt = '', worksUntil = '' } = asked.data?.overlap ?? {};
  expect(Date.parse(worksUntil) - Date.parse(replacedAt)).toBe(24 * 60 * 60 * 1000);

  const second = await rotate(id, true);
  expect(second.data?.notice).toBe('endpointRotated');
  expect(second.data?.secret).toMatch(/^whsec_/);
  expect(second.data?.secret).not.toBe(first.data?.secret);
});

it('a secret is rotated by leaders only, and of endpoints that are there', async () => {
  const id = crypto.randomUUID();
  expect((await rotate(id, false)).serverError?.notice).toBe('recordGone');
  for (const who of ['visitor', 'member'] as const) {
    const answer = await as(who, () => rotateEndpointSecret({ id, endsPrevious: true }));
    expect(answer.serverError).toBeDefined();
    expect(answer.data).toBeUndefined();
  }
});
