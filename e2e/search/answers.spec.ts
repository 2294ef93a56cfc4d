import type { APIRequestContext } from '@playwright/test';
import { FIXED_PAGES } from '../../lib/paths/markdown.ts';
import { askPath } from '../../lib/paths/site.ts';
import { paths } from '../../lib/paths.ts';
import { expect, test } from '../support/fixtures.ts';
import { type AskedQuestion, heldQuestions, questions } from './questions.ts';

/** Least shares of right answers, of the first quotation and of up to three, and of right refusals. */
const LEAST_FIRST = 0.8;
const LEAST_AMONG_THREE = 0.92;
const LEAST_REFUSED = 0.9;

const answerPath = (question: string) => `${paths.search}?${new URLSearchParams({ q: question })}`;

let visitors = 0;

/** Returns the paths of the quoted pages, best first. Each question has its own IP, because they are limited by IP. */
async function quotedPages(request: APIRequestContext, question: string): Promise<string[]> {
  visitors += 1;
  const headers = { 'x-forwarded-for': `10.7.0.${visitors}` };
  const response = await request.get(answerPath(question), { headers });
  const page = await response.text();
  return [...page.matchAll(/<blockquote cite="([^"#]+)/g)].map(([, path = '']) => path);
}

test.beforeEach(async ({ request, service }) => {
  // The first question after a start lets the pages be read in the background.
  await quotedPages(request, 'Do you sponsor visas?');
  const readPages = async () => (await service.rpc('list_passage_pages').throwOnError()).data;
  await expect
    .poll(readPages, { timeout: 60_000 })
    .toEqual(expect.arrayContaining([...FIXED_PAGES]));
});

test('questions of visitors are answered from the right page, or not at all', async ({
  request,
}) => {
  test.slow();
  const all: readonly AskedQuestion[] = [...questions, ...heldQuestions];
  const wrong: string[] = [];
  const right = { first: 0, amongThree: 0, refused: 0 };
  for (const { asks, pages } of all) {
    const [first, ...others] = await quotedPages(request, asks);
    const isFirst = first !== undefined && pages.includes(first);
    const isAnswered = isFirst || others.some((page) => pages.includes(page));
    if (isFirst) right.first++;
    if (isAnswered) right.amongThree++;
    if (pages.length === 0 && first === undefined) right.refused++;
    else if (!isFirst) wrong.push(`${asks} → ${[first, ...others].join(', ')}`);
  }
  const answered = all.filter(({ pages }) => pages.length > 0).length;
  const report = wrong.join('\n');
  expect(right.first / answered, report).toBeGreaterThanOrEqual(LEAST_FIRST);
  expect(right.amongThree / answered, report).toBeGreaterThanOrEqual(LEAST_AMONG_THREE);
  expect(right.refused / (all.length - answered), report).toBeGreaterThanOrEqual(LEAST_REFUSED);
});

/** Ten questions, each with its page and a part of the quotation; null without an answer. */
const journey: readonly (readonly [question: string, path: string, quoted: RegExp] | string)[] = [
  ['Can I cancel my booking?', paths.booking, /until 4 hours before its start/],
  ['What is your phone number?', paths.contact, /\+1 \(212\) 555-0142/],
  ['Where is our data stored?', paths.security, /what is stored, by whom/],
  ['Do you sponsor visas?', paths.careers, /Not at the moment/],
  ['What does the Starter plan cost?', paths.pricing, /\$49 per month/],
  ['Do you offer single sign-on?', paths.pricing, /Enterprise included/],
  ['How do I delete my cookies?', paths.cookies, /delete all of it/],
  ['Which law applies to the contract?', paths.terms, /State of New York/],
  'Do you have an office in London?',
  'Can I pay with PayPal?',
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('ten questions are asked one after the other', async ({ page }) => {
      test.slow();
      await page.goto(paths.search);
      const main = page.getByRole('main');
      for (const entry of journey) {
        const [question, path, quoted] = typeof entry === 'string' ? [entry] : entry;
        await main.getByRole('searchbox', { name: 'Your question' }).fill(question);
        await main.getByRole('button', { name: 'Search', exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible();
        if (path && quoted) {
          const first = page.locator('blockquote').first();
          await expect(first).toContainText(quoted);
          await expect(first).toHaveAttribute('cite', new RegExp(`^${path}(#|$)`));
        } else {
          await expect(page.getByText('We have not written about this.')).toBeVisible();
          await expect(page.getByRole('link', { name: 'Ask us this question' })).toHaveAttribute(
            'href',
            askPath(question),
          );
        }
      }
    });
  });
}
