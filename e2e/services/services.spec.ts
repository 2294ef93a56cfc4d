import type { Page } from '@playwright/test';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../lib/core/supabase/database.types.ts';
import { bookServicePath, contentPath } from '../../lib/paths/site.ts';
import { paths } from '../../lib/paths.ts';
import { confirmed, submit, bookingTest as test } from '../support/booking-form.ts';
import { chooseSlot, freeSlot } from '../support/consultation-slots.ts';
import { expect } from '../support/fixtures.ts';

const SLUG = 'document-processing';
const TITLE = 'Intelligent document processing';
const servicePage = contentPath('services', SLUG);

async function serviceId(service: SupabaseClient<Database>): Promise<string> {
  const { data } = await service
    .from('services')
    .select('id')
    .eq('slug', SLUG)
    .single()
    .throwOnError();
  return data.id;
}

async function bookedService(service: SupabaseClient<Database>, email: string) {
  const { data } = await service
    .from('consultation_bookings')
    .select('service_id')
    .eq('email', email)
    .throwOnError();
  return data.map(({ service_id }) => service_id);
}

const serviceChoice = (page: Page) => page.getByRole('combobox', { name: /^Service/ });

/** Fills in everything except the service, on an open day that no other test books. */
async function fillForm(
  page: Page,
  email: string,
  { openDay, phone = '+1 212 555 0199' }: { openDay: number; phone?: string },
) {
  await chooseSlot(page, await freeSlot(openDay));
  await page.getByLabel('First name').fill('Grace');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Phone', { exact: true }).fill(phone);
  await page.getByLabel('Company').fill('Harbor Compilers');
}

test('the list groups the services by kind, each with its price and duration', async ({ page }) => {
  await page.goto(paths.services);
  for (const [kind, title, price, duration] of [
    ['Strategy', 'Process discovery', 'from $9,500', '2 weeks'],
    ['AI', TITLE, 'from $24,000', '8 to 10 weeks'],
    ['Operations', 'Automation operations', 'from $2,900', 'monthly'],
  ] as const) {
    const card = page
      .getByRole('list', { name: kind, exact: true })
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await expect(card).toContainText(price);
    await expect(card).toContainText(duration);
  }
  await page.getByRole('link', { name: TITLE }).click();
  await expect(page).toHaveURL(servicePage);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
});

test('a service shows its scope, process, questions and related content', async ({ page }) => {
  await page.goto(servicePage);
  await expect(page).toHaveTitle(/Intelligent document processing with measured error rates/);
  await expect(page.getByText('from $24,000', { exact: true })).toBeVisible();
  await expect(page.locator('strong', { hasText: 'field' })).toBeVisible();
  await expect(page.getByText('Up to five document types')).toBeVisible();
  const process = page.getByRole('region', { name: 'From the first day to the last' });
  await expect(process.getByRole('heading', { level: 3 })).toHaveText([
    'Collect',
    'Measure',
    'Connect',
    'Improve',
  ]);
  const answer = page.getByText('We measure it on your samples before we promise anything.');
  await expect(answer).toBeHidden();
  await page.getByText('What about handwriting?').click();
  await expect(answer).toBeVisible();
  const related = page.getByRole('region', { name: 'Often done before or after' });
  await expect(related.getByRole('article')).toHaveCount(3);
  await expect(related.getByRole('link').first()).toHaveAttribute(
    'href',
    contentPath('services', 'ai-assistants'),
  );
});

test('the sections of a long description are linked next to it, and no table is cut off on a phone', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(servicePage);
  const contents = page.getByRole('navigation', { name: 'In this text' });
  const last = contents.getByRole('link').last();
  await last.click();
  await expect(
    page.getByRole('heading', { level: 3, name: (await last.textContent()) ?? '-' }),
  ).toBeInViewport();

  const { data: services } = await service
    .from('services')
    .select('slug')
    .eq('state', 'published')
    .like('description', '%|---%')
    .throwOnError();
  expect(services.length).toBeGreaterThan(5);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { slug } of services) {
    await page.goto(contentPath('services', slug));
    await page.getByText('Read how we do it').click();
    await expect(contents).toBeHidden();
    const cut = await page
      .getByRole('figure', { name: /^(Table|Code)$/ })
      .evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth));
    expect(Math.max(...cut), slug).toBe(0);
  }
});

test('booking a call pre-selects the service in the form and stores it', async ({
  page,
  service,
  visitorEmail: email,
  takeTime,
}) => {
  await takeTime(page);
  await page.goto(servicePage);
  await page.getByRole('main').getByRole('link', { name: 'Book a consultation' }).first().click();
  await expect(page).toHaveURL(bookServicePath(await serviceId(service)));
  await expect(serviceChoice(page).getByRole('option', { selected: true })).toHaveText(TITLE);
  await fillForm(page, email, { openDay: 10 });
  await submit(page).click();
  await expect(confirmed(page)).toBeVisible();
  expect(await bookedService(service, email)).toEqual([await serviceId(service)]);
});

test('a selected service can be removed, and an unknown one is ignored', async ({
  page,
  service,
  visitorEmail: email,
  takeTime,
}) => {
  await takeTime(page);
  await page.goto(bookServicePath(crypto.randomUUID()));
  await expect(serviceChoice(page)).toHaveValue('');

  const id = await serviceId(service);
  await page.goto(bookServicePath(id));
  await expect(serviceChoice(page)).toHaveValue(id);
  await serviceChoice(page).selectOption('Not sure yet');
  await fillForm(page, email, { openDay: 11 });
  await submit(page).click();
  await expect(confirmed(page)).toBeVisible();
  expect(await bookedService(service, email)).toEqual([null]);
});

test.describe('without JavaScript @no-javascript', () => {
  test.use({ javaScriptEnabled: false });

  test('the service is selected by hand and stays selected after a validation error', async ({
    page,
    service,
  }) => {
    const email = `${crypto.randomUUID()}@visitor.example`;
    await page.goto(paths.booking);
    await serviceChoice(page).selectOption(TITLE);
    await fillForm(page, email, { openDay: 11, phone: '12' });
    await submit(page).click();
    await expect(page.getByText('Please enter a valid phone number.').first()).toBeVisible();
    await expect(serviceChoice(page)).toHaveValue(await serviceId(service));
    await page.getByLabel('Phone', { exact: true }).fill('+1 212 555 0199');
    await submit(page).click();
    await expect(confirmed(page)).toBeVisible();
    expect(await bookedService(service, email)).toEqual([await serviceId(service)]);
  });
});

test('an id in the URL redirects permanently to the page', async ({ request, service }) => {
  const response = await request.get(contentPath('services', await serviceId(service)), {
    maxRedirects: 0,
  });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe(servicePage);
});

test('an unpublished service is not found, and a published one shows only its filled fields', async ({
  page,
  request,
  service,
}) => {
  const key = crypto.randomUUID().slice(0, 8);
  const rows = [
    { slug: `draft-${key}`, title: 'Draft', summary: 'Hidden.', category: 'Testing' },
    {
      slug: `bare-${key}`,
      title: 'Bare service',
      summary: 'Only what is required.',
      category: `Testing ${key}`,
      state: 'published',
      published_at: new Date(Date.now() - 60_000).toISOString(),
    },
  ];
  await service.from('services').insert(rows).throwOnError();
  try {
    for (const hidden of [`draft-${key}`, `never-${key}`]) {
      expect((await request.get(contentPath('services', hidden))).status()).toBe(404);
    }
    await page.goto(contentPath('services', `bare-${key}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bare service');
    const parts = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(parts).toHaveText(['Often done before or after', 'Talk it through first']);
    await expect(page.getByText('from $').and(page.locator('dd'))).toHaveCount(0);
  } finally {
    await service
      .from('services')
      .delete()
      .in(
        'slug',
        rows.map(({ slug }) => slug),
      )
      .throwOnError();
  }
});
