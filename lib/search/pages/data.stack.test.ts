import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { paths } from '@/lib/paths';
import { answerQuestion } from '@/lib/search/answers/data';
import { as, stack } from '@/supabase/tests/site/as';
import { renewAllPages, renewPages } from './data';

/** Text on the site's pricing page; null if the page is gone. The other pages are always gone. */
let pricing: string | null = null;
let sent = 0;

const server = createServer((request, response) => {
  if (request.url !== paths.pricing || pricing === null) return response.writeHead(404).end();
  const etag = `"${Buffer.from(pricing).toString('base64url')}"`;
  if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();
  sent++;
  response.setHeader('etag', etag);
  return response.end(
    `<title>Pricing · Tech Link</title><main><h1>Prices</h1><h2>The okapi plan</h2><p>${pricing}</p></main>`,
  );
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('PORT', String(z.object({ port: z.number() }).parse(server.address()).port));
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

const quoted = async () => {
  const [first] = await as('visitor', () =>
    answerQuestion('What does the okapi plan cost in the end?'),
  );
  return first && { path: first.slug, text: first.quotation.map(({ text }) => text).join('') };
};

it('quotes pages as they render now, and reads unchanged pages once', async () => {
  pricing = 'It costs $12 a month.';
  await as('visitor', renewAllPages);
  expect(await quoted()).toEqual({ path: paths.pricing, text: 'It costs $12 a month.' });
  await as('visitor', renewAllPages);
  expect(sent).toBe(1);

  pricing = 'It costs $14 a month.';
  await as('visitor', () => renewPages([paths.pricing, '/somewhere-else']));
  expect(await quoted()).toMatchObject({ text: 'It costs $14 a month.' });

  await stack.sql("delete from public.passages where kind = 'pages'");
  await as('visitor', renewAllPages);
  expect(await quoted()).toMatchObject({ text: 'It costs $14 a month.' });

  pricing = null;
  await as('visitor', renewAllPages);
  expect(await quoted()).toBeUndefined();
});
