import type { Page, Response } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { slotInstant } from '../../lib/bookings/availability/slots.ts';
import { MINIMUM_FILL_MS } from '../../lib/core/security/spam-limits.ts';
import type { Database } from '../../lib/core/supabase/database.types.ts';
import { bookingNotices } from '../../lib/notices/bookings.ts';
import { paths } from '../../lib/paths.ts';
import { type Slot, slotsNow } from './consultation-slots.ts';
import { test as base, expect } from './fixtures.ts';

/** A test with a visitor who books. */
export const bookingTest = base.extend<
  {
    visitorEmail: string;
    /** Makes the page's forms old enough for a person to have filled them in. */
    takeTime: (page: Page) => Promise<void>;
    /** Resolves to the response with the free slots. */
    openForm: (page: Page) => Promise<Response>;
  },
  { oldFormToken: string }
>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from it.
  visitorEmail: async ({}, use) => use(`${crypto.randomUUID()}@visitor.example`),

  // An automated browser types faster than any person; its form is as old as this worker.
  oldFormToken: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const issuedAt = Date.now();
      const { formToken } = await slotsNow();
      await expect.poll(() => Date.now() - issuedAt).toBeGreaterThan(MINIMUM_FILL_MS + 500);
      await use(formToken);
    },
    { scope: 'worker' },
  ],

  takeTime: async ({ oldFormToken }, use) => {
    await use(async (page) => {
      await page.route(`**${paths.slots}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({
          response,
          json: { ...(await response.json()), formToken: oldFormToken },
        });
      });
    });
  },

  openForm: async ({ takeTime }, use) => {
    await use(async (page) => {
      await takeTime(page);
      const slots = page.waitForResponse((response) => response.url().endsWith(paths.slots));
      await page.goto(paths.booking);
      return slots;
    });
  },
});

export const submit = (page: Page) => page.getByRole('button', { name: 'Book consultation' });
/** Moves the consultation to the chosen time, also if another host takes over there. */
export async function pressMove(page: Page) {
  const button = page.getByRole('button', { name: 'Move consultation' });
  const other = page.getByText(bookingNotices.bookingOtherHost);
  await button.click();
  await expect(other.or(page.getByText(bookingNotices.bookingRescheduled))).toBeVisible();
  if (await other.isVisible()) await button.click();
}

export const confirmed = (page: Page) => page.getByRole('heading', { name: 'Booking Confirmed!' });

export async function fillPerson(page: Page, email: string, firstName = 'Grace') {
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Hopper');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Phone', { exact: true }).fill('+1 212 555 0199');
  await page.getByLabel('Company').fill('Harbor Compilers');
  await page.getByLabel('What would you like to automate?').fill('Invoices by hand, 300 a week.');
}

const attempt = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('booked'), booking: z.object({ id: z.string() }) }),
  z.object({ outcome: z.literal('taken') }),
]);

/** Requests a booking without the form; returns its id, or null if the time is taken. */
async function tryToBook(
  service: SupabaseClient<Database>,
  email: string,
  { date, time }: Slot,
  firstname = 'Somebody',
): Promise<string | null> {
  const { data } = await service
    .rpc('book_consultation', {
      booking: {
        firstname,
        email,
        company: 'Quick Ltd',
        phone: '+1 212 555 0111',
        preferreddate: slotInstant(date, time)?.toISOString() ?? '',
      },
    })
    .throwOnError();
  const answer = attempt.parse(data);
  return answer.outcome === 'booked' ? answer.booking.id : null;
}

/** Books without the form; returns the booking's id. */
export async function bookAs(...booking: Parameters<typeof tryToBook>): Promise<string> {
  const id = await tryToBook(...booking);
  if (id === null) throw new Error('The time is taken.');
  return id;
}

/** Books a time until no host is free. */
export async function bookOut(service: SupabaseClient<Database>, email: string, slot: Slot) {
  let nth = 0;
  while ((await tryToBook(service, `${nth}-${email}`, slot)) !== null) nth += 1;
}
