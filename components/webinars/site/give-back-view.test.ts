import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { Place } from '@/lib/webinars/registrations/model';
import { GiveBackView } from './give-back-view';

vi.mock('@/lib/webinars/registrations/actions', () => ({ giveBackPlace: vi.fn() }));

const now = new Date('2026-12-01T15:00:00Z');
const place: Place = {
  firstName: 'Grace',
  registeredAt: '2026-11-20T15:00:00+00:00',
  givenBackAt: null,
  webinar: { slug: 'queues', title: 'Queues', startsAt: '2026-12-01T16:00:00+00:00' },
};
const view = (shown: Place | null, at = now) =>
  renderToStaticMarkup(createElement(GiveBackView, { token: 'token', place: shown, now: at }));

test('a place that is held has its time and the button', () => {
  const html = view(place);
  expect(html).toContain('Tuesday, December 1, 2026 at 11:00 AM EST');
  expect(html).toContain('registered since Nov 20, 2026');
  expect(html).toContain('Give the place back');
});

test.each([
  [
    'given back',
    { ...place, givenBackAt: '2026-11-25T15:00:00+00:00' },
    now,
    'given back on Nov 25',
  ],
  ['of a webinar that has begun', place, new Date('2026-12-01T16:00:00Z'), 'has begun'],
  ['that is gone', null, now, 'This link is not valid'],
])('a place %s says so, without a button', (_, shown, at, text) => {
  const html = view(shown, at);
  expect(html).toContain(text);
  expect(html).not.toContain('<button');
});
