import { notices } from '../../lib/notices.ts';
import { contentPath, publicPersonPath } from '../../lib/paths/site.ts';
import { paths } from '../../lib/paths.ts';
import { expect } from '../support/fixtures.ts';
import { address, look, postTest as test } from '../support/posts.ts';
import { bearer } from '../support/test-environment.ts';

const daniel = publicPersonPath('daniel-okafor');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a byline links to the person, their works and the next step', async ({ page }) => {
    await page.goto(contentPath('blog_posts', 'what-214-invoices-a-week-taught-us'));
    // The first is the byline; the margin shows the author, too.
    await page.getByRole('link', { name: 'Daniel Okafor' }).first().click();
    await expect(page).toHaveURL(daniel);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Daniel Okafor');
    await expect(page.getByRole('img', { name: 'Daniel Okafor' })).toBeVisible();
    for (const [list, path] of [
      ['Writes', contentPath('blog_posts', 'what-214-invoices-a-week-taught-us')],
      ['Teaches', contentPath('courses', 'document-ai-in-practice')],
      ['Presents', contentPath('webinars', 'exception-queues-that-shrink')],
    ] as const) {
      const works = page.getByRole('region', { name: list });
      await expect(works.locator(`a[href="${path}"]`)).toBeVisible();
    }
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Book a consultation' }).first()).toHaveAttribute(
      'href',
      paths.booking,
    );
    await main.getByRole('link', { name: 'About', exact: true }).click();
    await page.getByRole('link', { name: 'Priya Raman' }).click();
    await expect(page).toHaveURL(publicPersonPath('priya-raman'));
    // She does not take bookings.
    await expect(
      page.getByRole('main').getByRole('link', { name: 'Ask a question' }).first(),
    ).toHaveAttribute('href', paths.contact);
  });

  for (const [where, path] of [
    ['a webinar', contentPath('webinars', 'exception-queues-that-shrink')],
    ['a course', contentPath('courses', 'document-ai-in-practice')],
    ['the booking page', paths.booking],
  ] as const) {
    test(`${where} links to its person`, async ({ page }) => {
      await page.goto(path);
      const link = page.getByRole('main').getByRole('link', { name: 'Daniel Okafor' });
      await expect(link.first()).toHaveAttribute('href', daniel);
    });
  }
});

test('a page is created with the first post, follows the profile, and is removed with the access', {
  tag: '@night',
}, async ({ page, request, service, createAccount, signInAs, addPost }) => {
  test.slow();
  const account = await createAccount();
  const { data: person } = await service
    .from('user_profiles')
    .insert({
      id: account.id,
      email: account.email,
      name: `Nell ${crypto.randomUUID().slice(0, 8)}`,
      profile_type: 'team_member',
    })
    .select('slug, name')
    .single()
    .throwOnError();
  const path = publicPersonPath(person.slug);
  const post = await addPost({ author_name: person.name, state: 'published' });
  const tell = async (data: Record<string, unknown>) => {
    expect((await request.post(paths.revalidate, { headers: bearer, data })).ok()).toBe(true);
  };
  // As when an invitation is accepted.
  await tell({ table: 'user_profiles' });
  // Visited before the site was notified, because the stored 404 must be removed.
  await look(path);
  const { data: record } = await service
    .from('blog_posts')
    .select('id, slug, state, published_at')
    .eq('id', post.id)
    .single()
    .throwOnError();
  await tell({ table: 'blog_posts', record, old_record: null });
  await expect.poll(async () => (await look(path)).html).toContain(post.title);
  await expect.poll(async () => (await look(address(post))).html).toContain(`href="${path}"`);
  await expect.poll(async () => (await look(paths.sitemap)).html).toContain(path);
  expect((await look(paths.about)).html).not.toContain(path);

  await signInAs(account);
  await page.goto(paths.team.profile);
  await page.getByLabel('Role on the site').fill('Night shift');
  await page.getByLabel('About you').fill('Watches the queues.\n\nAnd the clock.');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText(notices.profileUpdated)).toBeVisible();
  await expect.poll(async () => (await look(path)).html).toContain('Night shift');
  await expect.poll(async () => (await look(paths.about)).html).toContain('Watches the queues.');

  await service
    .from('user_profiles')
    .update({ disabled_at: new Date().toISOString() })
    .eq('id', account.id)
    .throwOnError();
  await tell({ table: 'user_profiles' });
  await expect.poll(async () => (await look(path)).status).toBe(404);
  for (const linking of [paths.about, paths.sitemap, address(post)]) {
    await expect.poll(async () => (await look(linking)).html).not.toContain(path);
  }
});
