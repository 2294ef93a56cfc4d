import { newsletterIssuePath, paths } from '../../lib/paths.ts';
import { expect, test } from '../support/fixtures.ts';

test('an editor writes an issue, sends it to a topic, and sees its page and its numbers', async ({
  page,
  service,
  signInAs,
  newestMail,
  openBrowser,
}) => {
  test.slow();
  const word = crypto.randomUUID().slice(0, 8);
  const topic = `Topic ${word}`;
  const reader = `${word}@reader.example`;
  await service
    .from('blog_subscriptions')
    .insert({
      email: reader,
      confirmed_at: new Date().toISOString(),
      topics: [topic],
      policy_version: '2026-11-24',
    })
    .throwOnError();
  const { data: issue } = await service
    .from('newsletter_issues')
    .insert({
      slug: `issue-${word}`,
      title: `Issue ${word}`,
      subject: `Subject ${word}`,
      body: 'Read [the blog](/blog).',
      topics: [topic],
    })
    .select('id')
    .single()
    .throwOnError();

  await signInAs('editor');
  await page.goto(paths.team.newsletter);
  await page.getByRole('link', { name: `Issue ${word}` }).click();
  await page.getByRole('button', { name: 'Send now' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('the last mail leaves at about');
  await question.getByRole('button', { name: /^Send to \d+$/ }).click();
  await expect(page.getByText('What came of it')).toBeVisible({ timeout: 30_000 });

  await expect(async () => {
    expect((await newestMail(reader)).subject).toBe(`Subject ${word}`);
  }).toPass();
  const { text } = await newestMail(reader);
  const [link = ''] = /https?:\S+\/n\/[\w-]+/.exec(text) ?? [];
  // The browser of these tests says that it is a program, whose presses are not counted.
  const browser = await openBrowser({ userAgent: 'Mozilla/5.0 (Macintosh) Safari/605.1.15' });
  const opened = await browser.newPage();
  await opened.goto(link);
  await expect(opened).toHaveURL(/\/blog$/);
  await page.goto(`${paths.newsletter}/issue-${word}`);
  await expect(page.getByRole('heading', { name: `Issue ${word}` })).toBeVisible();

  await page.goto(newsletterIssuePath('team', issue.id));
  await expect(page.getByText('1 press', { exact: true })).toBeVisible();
  await expect(page.getByText('We do not track opens')).toBeVisible();
  await expect(page.getByText(reader)).toHaveCount(0);
});
