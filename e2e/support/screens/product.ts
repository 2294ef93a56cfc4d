import type { Locator, Page } from '@playwright/test';
import type { ProductScreenId } from '../../../components/marketing/product-screens/screens.ts';
import { bookingPath, deliveryPath, playbookPath, taskPath } from '../../../lib/paths/staff.ts';
import { paths } from '../../../lib/paths.ts';
import { openFailingDelivery, type Stage } from './failing-delivery.ts';
import { idOf } from './screen.ts';

/** A screen that public pages show: leaders open it at its URL, and one detail of it is marked. */
export type ProductScene = {
  find: (stage: Stage) => Promise<string>;
  detail: (page: Page) => Locator;
};

const section = (name: string | RegExp) => (page: Page) => page.getByRole('region', { name });
const at = (path: string) => async () => path;

const booking =
  (email: string) =>
  async ({ service }: Stage) =>
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

const task =
  (title: string) =>
  async ({ service }: Stage) =>
    taskPath(
      'admin',
      await idOf(
        service.from('tasks').select('id').like('title', title).limit(1).single().throwOnError(),
      ),
    );

const playbook =
  (name: string) =>
  async ({ service }: Stage) =>
    playbookPath(
      await idOf(service.from('playbooks').select('id').eq('name', name).single().throwOnError()),
    );

export const productScenes: Record<ProductScreenId, ProductScene> = {
  message: { find: booking('p.nowak@vistula.example'), detail: section(/^Message of/) },
  'booking-tasks': { find: playbook('Prepare consultation'), detail: section('Runs') },
  checklist: {
    find: task('Label 500 delivery notes for Brightwell'),
    detail: section('Checklist'),
  },
  reply: {
    find: booking('grace.kim@quillandco.example'),
    detail: (page) =>
      page
        .getByRole('list', { name: 'Replies' })
        .getByRole('listitem')
        .filter({ hasText: 'Thirty questions is a good' }),
  },
  retries: {
    find: async (stage) => {
      const { id, arrives } = await openFailingDelivery(stage);
      await arrives();
      return deliveryPath(id);
    },
    detail: section('Attempts'),
  },
  figures: {
    find: at(paths.admin.figures),
    detail: (page) =>
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: /^Visits/ }),
  },
  health: {
    find: async (stage) => {
      const { fails } = await openFailingDelivery(stage);
      await fails();
      return paths.admin.automations;
    },
    detail: section('Webhooks'),
  },
  playbook: {
    find: playbook('Prepare consultation'),
    // The fields of the due date, without those above and below.
    detail: (page) =>
      page
        .getByRole('dialog')
        .locator('div')
        .filter({ has: page.getByLabel('Relative to the date') })
        .filter({ has: page.locator('input[type=time]') })
        .last(),
  },
};
