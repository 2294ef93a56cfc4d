import { expect, test } from 'vitest';
import { paths } from '@/lib/paths';
import { markdownRewrites, pageMarkdownPath, twinnedPage } from '@/lib/paths/markdown';
import { pageMarkdown } from './page-markdown';

const html = `<!doctype html><html><body><header><a href="/">Home</a></header><main id="main">
<h1 class="text-h1">What it costs to <span>build &amp; run</span></h1><p>Three prices, <a href="/cases/acme">one</a> project.</p>
<svg><text>month 19</text></svg><form action="/calculator"><input name="rate"/></form>
<table><thead><tr><th>Month</th><th>Balance</th></tr></thead><tbody><tr><td>1</td><td>$5</td></tr></tbody></table>
<script>alert(1)</script></main><footer>Legal</footer></body></html>`;

test('renders the main part of a page as Markdown, without forms, scripts, header and footer', () => {
  const text = pageMarkdown(html, 'https://techlink.example');
  expect(text).toMatch(/^# What it costs to build & run\n\n|^# What it costs to build \\& run\n\n/);
  expect(text).toContain('Three prices, [one](https://techlink.example/cases/acme) project.');
  expect(text).toMatch(/\| Month \| Balance \|/);
  expect(text).not.toMatch(/Legal|Home|alert|input|month 19/);
});

test.each([
  [paths.home, '/index.md'],
  [paths.pricing, '/pricing.md'],
  [paths.failItNow, '/proof/fail-it-now.md'],
  ['/about/sofia-reyes', '/about/sofia-reyes.md'],
  ['/webinars/some-webinar/recording', '/webinars/some-webinar/recording.md'],
  [paths.search, null],
  ['/admin/dashboard', null],
  ['/api/health', null],
])('%s is readable at %s', (path, twin) => {
  expect(pageMarkdownPath(path)).toBe(twin);
  if (twin) expect(twinnedPage(twin.replace(/\.md$/, '').slice(1).split('/'))).toBe(path);
});

test.each([[['..', 'api', 'health']], [['about', 'x?y']], [['admin']], [['about', 'a', 'b']]])(
  'no page is rendered for %j',
  (parts) => expect(twinnedPage(parts)).toBeNull(),
);

test('every rewrite leads to the route of the same page', () => {
  expect(markdownRewrites).toContainEqual({
    source: '/pricing.md',
    destination: '/markdown/pages/pricing',
  });
  expect(markdownRewrites).toContainEqual({
    source: '/webinars/:slug([a-z0-9-]+)/recording.md',
    destination: '/markdown/pages/webinars/:slug/recording',
  });
});
