import { expect, it } from 'vitest';
import { GET as findLinks } from '@/app/api/tasks/links/route';
import { service } from '@/supabase/tests/people';
import { get } from '@/supabase/tests/site/answers';
import { type as, stack } from '@/supabase/tests/site/as';
import type { FoundLink } from './model';

const database = service(stack);
const find = (who: Parameters<typeof as>[0], kind: string, q: string) =>
  get(who, findLinks, `/api/tasks/links?${new URLSearchParams({ kind, q })}`);

it('finds clients, and bookings with their client', async () => {
  const { data: booking } = await database
    .from('consultation_bookings')
    .select('id, firstname, lastname, client:clients(id, firstname, lastname)')
    .not('client_id', 'is', null)
    .limit(1)
    .single()
    .throwOnError();
  const name = `${booking.firstname} ${booking.lastname}`;
  const bookings: FoundLink[] = await (await find('leader', 'bookings', name)).json();
  expect(bookings.find(({ id }) => id === booking.id)).toMatchObject({
    name,
    client: { id: booking.client?.id },
  });
  const clients: FoundLink[] = await (
    await find('leader', 'clients', `${booking.client?.firstname} ${booking.client?.lastname}`)
  ).json();
  expect(clients.map(({ id }) => id)).toContain(booking.client?.id);
  expect(clients.map(({ id }) => id)).not.toContain(booking.id);
});

it('is for leaders, and for a search that is one', async () => {
  expect((await find('visitor', 'clients', 'hannah')).status).toBe(401);
  expect((await find('member', 'clients', 'hannah')).status).not.toBe(200);
  expect((await find('leader', 'clients', 'h')).status).toBe(400);
  expect((await find('leader', 'tasks', 'hannah')).status).toBe(400);
});
