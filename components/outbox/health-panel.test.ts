import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { notices } from '@/lib/notices';
import { HealthPanel } from './health-panel';

const figures = { delivered: 0, failed: 0, medianMs: null, lastSuccess: null, waiting: 0, dead: 0 };

test.each([
  ['webhook', notices.webhookOff],
  ['mail', notices.mailOff],
] as const)('the %s that is off says so, and what to set', (channel, sentence) => {
  const health = { channel, endpoint: null, ...figures };
  const html = renderToStaticMarkup(createElement(HealthPanel, { health }));
  expect(html).toContain(sentence);
  expect(html).toContain(`href="/admin/automations?channel=${channel}&amp;status=off"`);
  const on = { ...health, endpoint: 'hooks.example' };
  expect(renderToStaticMarkup(createElement(HealthPanel, { health: on }))).not.toContain(sentence);
});
