import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { newsNotices } from '@/lib/notices/news';
import { HealthPanel } from './health-panel';

const figures = {
  delivered: 0,
  failed: 0,
  medianMs: null,
  lastSuccess: null,
  waiting: 0,
  dead: 0,
  failingSince: null,
  lastError: null,
};

test.each([
  ['webhook', newsNotices.webhookOff],
  ['mail', newsNotices.mailOff],
] as const)('the %s that is off says so, and what to set', (channel, sentence) => {
  const health = { channel, receivers: null, ...figures };
  const html = renderToStaticMarkup(createElement(HealthPanel, { health }));
  expect(html).toContain(sentence);
  expect(html).toContain(`href="/admin/automations?channel=${channel}&amp;status=off"`);
  const on = { ...health, receivers: 'mail.example' };
  expect(renderToStaticMarkup(createElement(HealthPanel, { health: on }))).not.toContain(sentence);
});

test('a failing channel shows since when and why', () => {
  const failing = { failingSince: '2026-11-23T14:00:00Z', lastError: 'The webhook answered 500' };
  const health = { channel: 'webhook' as const, receivers: 'One endpoint', ...figures, ...failing };
  const html = renderToStaticMarkup(createElement(HealthPanel, { health }));
  const text = html.replace(/<[^>]*>/g, '');
  expect(text).toMatch(/Failing since Nov 23, 9:00 AM, .*The webhook answered 500/);
});
