import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { newsNotices } from '@/lib/notices/news';
import type { EndpointWithHealth } from '@/lib/outbox/endpoints/model';
import { EndpointDetails } from './endpoint-details';

vi.mock('@/lib/outbox/endpoints/actions', () => ({ deleteEndpoint: async () => ({}) }));
vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/' }));
vi.mock('@/components/records/delete-for-good', () => ({
  DeleteForGood: () => createElement('button', { type: 'button' }, 'Delete'),
}));
vi.mock('./endpoint-drawer-parts', () => ({ EndpointForm: () => createElement('form') }));

const endpoint: EndpointWithHealth = {
  id: '8b6fd9b0-7d3c-4f53-9f2e-0a4f1c6a3c11',
  url: 'https://automation.example/hook',
  description: 'Automation webhook',
  types: ['booking.created'],
  state: 'active',
  pausedBecause: null,
  origin: 'leader',
  version: '2026-11-23T14:00:00Z',
  waiting: 0,
  held: 0,
  lastSuccess: null,
  failures: 0,
  failingSince: null,
  lastError: null,
};

const shown = (fields: Partial<EndpointWithHealth>) => {
  const html = renderToStaticMarkup(
    createElement(EndpointDetails, { endpoint: { ...endpoint, ...fields } }),
  );
  return { html, buttons: [...html.matchAll(/<button[^>]*>([^<]+)/g)].map(([, name]) => name) };
};

test('offers test, pause, new secret, edit and delete for an endpoint created by leaders', () => {
  const { html, buttons } = shown({});
  expect(buttons).toEqual(expect.arrayContaining(['Send a test', 'Pause', 'New secret', 'Delete']));
  expect(html).toContain('<form');
  expect(html).not.toContain(newsNotices.endpointOfEnvironment);
});

test('offers only pause and resend for the environment endpoint and explains its settings', () => {
  const { html, buttons } = shown({ origin: 'environment' });
  expect(buttons).toEqual(['Pause', 'Send again']);
  expect(html).toContain(newsNotices.endpointOfEnvironment);
  expect(html).toContain(endpoint.url);
  expect(html).not.toContain('<form');
});

test('offers no action while the environment variable of the endpoint is not set', () => {
  const off = { origin: 'environment', state: 'paused', pausedBecause: 'off' } as const;
  const { html, buttons } = shown(off);
  expect(buttons).toEqual([]);
  expect(html).toContain('Off: AUTOMATION_WEBHOOK_URL is not set');
});
