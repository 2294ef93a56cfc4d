import { expect, it } from 'vitest';
import { z } from 'zod';
import { GET as findLinks } from '@/app/api/tasks/links/route';
import { get } from '@/supabase/tests/site/answers';
import { type as, stack } from '@/supabase/tests/site/as';
import type { FoundLink } from './model';

const find = (who: Parameters<typeof as>[0], kind: string, q: string) =>
  get(who, findLinks, `/api/tasks/links?${new URLSearchParams({ kind, q })}`);

it('finds clients, and bookings by their client', async () => {
  const [booking] = await stack.sql(
    `select b.id, b.firstname || ' ' || b.lastname as name, c.id as client, c.firstname || ' ' || c.lastname as contact
     from public.consultation_bookings b join public.clients c on c.id = b.client_id limit 1`,
  );
  const { id, name, client, contact } = z.record(z.string(), z.string()).parse(booking);
  const bookings: FoundLink[] = await (await find('leader', 'bookings', name ?? '')).json();
  expect(bookings.find((found) => found.id === id)).toMatchObject({
    name,
    client: { id: client },
  });
  const clients: FoundLink[] = await (await find('leader', 'clients', contact ?? '')).json();
  expect(clients.map((found) => found.id)).toContain(client);
  expect(clients.map((found) => found.id)).not.toContain(id);
});

it('rejects members and searches that are too short', async () => {
  expect((await find('visitor', 'clients', 'hannah')).status).toBe(401);
  expect((await find('member', 'clients', 'hannah')).status).not.toBe(200);
  expect((await find('leader', 'clients', 'h')).status).toBe(400);
  expect((await find('leader', 'tasks', 'hannah')).status).toBe(400);
});
