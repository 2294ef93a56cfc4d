import { brand } from '../../lib/brand.ts';
import { paths } from '../../lib/paths.ts';
import { expect, test } from '../support/fixtures.ts';

test('shows who the firm is, and every contact channel with its hours', async ({ page }) => {
  await page.goto(paths.about);
  for (const name of ['Maya Lindqvist', 'Daniel Okafor', 'Sofia Reyes']) {
    await expect(page.getByRole('heading', { name, level: 3 })).toBeVisible();
    await expect(page.getByRole('img', { name })).toBeVisible();
  }
  await expect(page.getByText('The portraits on this site are drawings.')).toBeVisible();
  const contact = page.getByRole('region', { name: 'People answer, by phone and in writing' });
  await expect(contact).toContainText('Monday to Friday, 9am to 5pm EST');
  await expect(contact).toContainText('within 24 hours');
  for (const [channel, { label, href }] of [
    ['Phone', brand.phone],
    ['Email', brand.email],
    ['Live chat', brand.liveChat],
    ['Support', brand.support],
  ] as const) {
    const entry = contact
      .getByRole('listitem')
      .filter({ has: page.getByText(channel, { exact: true }) });
    await expect(entry.getByRole('link', { name: label, exact: true })).toHaveAttribute(
      'href',
      href,
    );
  }
});
