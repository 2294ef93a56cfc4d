import type { Locator, Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { ProductScreenId } from '../../../components/marketing/product-screens/screens.ts';
import type { Database } from '../../../lib/core/supabase/database.types.ts';
import { bookingPath, deliveryPath, paths, playbookPath, taskPath } from '../../../lib/paths.ts';
import { idOf } from './screen.ts';

type Service = SupabaseClient<Database>;

/** A screen that public pages show: leaders open it at its URL, and one detail of it is marked. */
export type ProductScene = {
  find: (service: Service) => Promise<string>;
  detail: (page: Page) => Locator;
  /** Removes what `find` has added. */
  afterwards?: (service: Service) => PromiseLike<unknown>;
};

const section = (name: string | RegExp) => (page: Page) => page.getByRole('region', { name });
const at = (path: string) => async () => path;

const booking = (email: string) => async (service: Service) =>
  bookingPath(
    await idOf(
      service
        .from('consultation_bookings')
        .select('id')
        .eq('email', email)
        .order('preferreddate', { ascending: false })
        .limit(1)
        .single()
        .throwOnError(),
    ),
  );

const task = (title: string) => async (service: Service) =>
  taskPath(
    'admin',
    await idOf(
      service.from('tasks').select('id').like('title', title).limit(1).single().throwOnError(),
    ),
  );

const DELIVERY = '0000dead-0000-4000-8000-00000000beef';
const RECEIVER = 'https://crm.brightwell-foods.example/hooks/tech-link';

/** Adds a webhook about a booking of the seed that arrived at the third attempt. */
async function retriedDelivery(service: Service): Promise<string> {
  await removeDelivery(service);
  const { data: seeded } = await service
    .from('consultation_bookings')
    .select('id')
    .eq('email', 'hannah.weiss@brightwell-foods.example')
    .limit(1)
    .single()
    .throwOnError();
  const { data: endpoint } = await service
    .from('webhook_endpoints')
    .insert({ url: RECEIVER, description: 'CRM of sales', event_types: ['booking.created'] })
    .select('id')
    .single()
    .throwOnError();
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  await service
    .from('outbox')
    .insert({
      id: DELIVERY,
      topic: 'booking.created',
      channel: 'webhook',
      endpoint_id: endpoint.id,
      status: 'delivered',
      attempts: 3,
      created_at: minutesAgo(48),
      delivered_at: minutesAgo(42),
      record_table: 'consultation_bookings',
      record_id: seeded.id,
    })
    .throwOnError();
  const refused = { response_status: 503, error: 'The receiver answered 503' };
  await service
    .from('outbox_attempts')
    .insert([
      { outbox_id: DELIVERY, attempted_at: minutesAgo(48), duration_ms: 212, ...refused },
      { outbox_id: DELIVERY, attempted_at: minutesAgo(47), duration_ms: 187, ...refused },
      { outbox_id: DELIVERY, attempted_at: minutesAgo(42), duration_ms: 94, response_status: 200 },
    ])
    .throwOnError();
  return deliveryPath(DELIVERY);
}

/** Deletes the endpoint, and with it the delivery. */
const removeDelivery = (service: Service) =>
  service.from('webhook_endpoints').delete().eq('url', RECEIVER).throwOnError();

export const productScenes: Record<ProductScreenId, ProductScene> = {
  message: { find: booking('p.nowak@vistula.example'), detail: section(/^Message of/) },
  'booking-tasks': {
    find: task('Prepare % with Brightwell Foods'),
    detail: (page) => page.getByText('Created by the playbook'),
  },
  checklist: {
    find: task('Label 500 delivery notes for Brightwell'),
    detail: section('Checklist'),
  },
  reply: {
    find: booking('grace.kim@quillandco.example'),
    detail: (page) =>
      page.getByRole('dialog').locator('summary', { hasText: 'Thirty questions is a good' }),
  },
  retries: {
    find: retriedDelivery,
    detail: (page) => page.getByRole('region', { name: 'Attempts' }),
    afterwards: removeDelivery,
  },
  figures: {
    find: at(paths.admin.dashboard),
    detail: (page) => page.getByRole('img', { name: /over time/ }).first(),
  },
  health: { find: at(paths.admin.automations), detail: section('Webhooks') },
  playbook: {
    find: async (service) =>
      playbookPath(
        await idOf(
          service
            .from('playbooks')
            .select('id')
            .eq('name', 'Prepare consultation')
            .single()
            .throwOnError(),
        ),
      ),
    detail: (page) => page.getByRole('dialog').getByRole('group', { name: 'Steps' }),
  },
};
