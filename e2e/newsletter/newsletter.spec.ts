import { newsletterIssuePath } from '../../lib/paths/staff.ts';
import { paths } from '../../lib/paths.ts';
import { expect, test } from '../support/fixtures.ts';

test('an editor writes an issue, sends it to a topic, and sees its page and statistics', async ({
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
  await signInAs('editor');
  await page.goto(paths.team.newsletter);
  await page.getByRole('link', { name: 'New issue' }).click();
  await page.getByLabel('Title').fill(`Issue ${word}`);
  await page.getByLabel('Subject of the email').fill(`Subject ${word}`);
  await page.getByLabel('Address of its page').fill(`issue-${word}`);
  await expect(page.getByRole('toolbar', { name: 'Tools: Text' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Text', exact: true }).click();
  await page.keyboard.type('Read [the blog](/blog).');
  await page.getByRole('button', { name: 'Store as a draft' }).click();
  const stored = () =>
    service.from('newsletter_issues').select('id, body').eq('slug', `issue-${word}`);
  await expect.poll(async () => (await stored().throwOnError()).data).toHaveLength(1);
  const { data: issue } = await stored().single().throwOnError();
  expect(issue.body).toBe('Read [the blog](/blog).');
  // Topics come from posts, and other readers subscribe to each of them.
  await service
    .from('newsletter_issues')
    .update({ topics: [topic] })
    .eq('id', issue.id)
    .throwOnError();

  await page.goto(newsletterIssuePath('team', issue.id));
  await page.getByRole('button', { name: 'Send now' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('the last email is sent at about');
  await question.getByRole('button', { name: /^Send to \d+$/ }).click();
  await expect(page.getByText('Outcome')).toBeVisible({ timeout: 30_000 });

  await expect(async () => {
    expect((await newestMail(reader)).subject).toBe(`Subject ${word}`);
  }).toPass();
  const { text } = await newestMail(reader);
  const [link = ''] = /https?:\S+\/n\/[\w-]+/.exec(text) ?? [];
  // The browser of these tests identifies as automated, and its clicks are not counted.
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
