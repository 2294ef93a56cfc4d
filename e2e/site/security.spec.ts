import { brand } from '../../lib/brand.ts';
import { paths } from '../../lib/paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { bearer } from '../support/test-environment.ts';

test('the page states the retention periods, every processor, and where to report', async ({
  page,
  request,
  service,
}) => {
  // Another test may have set other periods only in the database.
  await request.post(paths.revalidate, {
    headers: bearer,
    data: { table: 'retention_settings' },
  });
  const { data: stored } = await service
    .from('retention_settings')
    .select(
      'lead_months, application_months, enquiry_months, event_days, audit_months, acceptance_months, visit_months',
    )
    .single()
    .throwOnError();
  const kept = page.getByRole('region', { name: 'How long we keep it' });
  await expect(async () => {
    await page.goto(paths.security);
    expect(await kept.getByRole('definition').allTextContents()).toEqual([
      `${stored.lead_months} months`,
      `${stored.application_months} months`,
      `${stored.enquiry_months} months`,
      `${stored.event_days} days`,
      `${stored.audit_months} months`,
      `${stored.acceptance_months} months`,
      `${stored.visit_months} months`,
    ]);
  }).toPass();
  const processors = page.getByRole('region', { name: 'Who processes it for us' });
  for (const { name, where } of brand.subProcessors) {
    await expect(processors).toContainText(name);
    await expect(processors).toContainText(where);
  }
  await expect(
    page
      .getByRole('region', { name: 'Found a weakness?' })
      .getByRole('link', { name: brand.security.label }),
  ).toHaveAttribute('href', brand.security.href);
});

test('security.txt follows RFC 9116, and its links work', async ({ page, request, baseURL }) => {
  const answer = await request.get(paths.securityTxt);
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const fields = new Map(
    [...(await answer.text()).matchAll(/^(\S+): (.+)$/gm)].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  );
  expect(fields.get('Contact')).toBe(brand.security.href);
  const validDays = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(validDays).toBeGreaterThan(30);
  expect(validDays).toBeLessThan(365);
  expect(fields.get('Canonical')).toBe(new URL(paths.securityTxt, baseURL).href);
  await page.goto(fields.get('Policy') ?? '');
  await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
});
