import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { WebinarSummary } from '@/lib/webinars/model';
import { PastWebinars } from './past-webinars';
import { WebinarLists } from './webinar-lists';

const renderedAt = '2026-11-24T12:00:00.000Z';

const webinar = (title: string, startsAt: string): WebinarSummary => ({
  id: title,
  slug: title,
  title,
  description: 'A webinar that a test has made.',
  startsAt,
  durationMinutes: 45,
  presenter: 'Robin Testwell',
  presenterRole: null,
  attendees: 0,
  registered: 0,
  capacity: 80,
  offered: 0,
  waiting: 0,
  begunAt: null,
  cancelledAt: null,
  cancelReason: null,
  imageUrl: null,
  imageAlt: null,
  drawing: 'calendar',
  tags: [],
  recordingUrl: null,
  videoId: null,
  video: null,
  slidesUrl: null,
  updatedAt: renderedAt,
});

const upcoming = Array.from({ length: 60 }, (_, n) =>
  webinar(`next-${n}`, '2026-12-01T16:00:00.000Z'),
);
const past = [webinar('former', '2026-11-01T16:00:00.000Z')];

const linkOf = (html: string, rel: string) =>
  html.match(new RegExp(`<a[^>]*rel="${rel}"[^>]*>`))?.[0] ?? null;

test('lists every upcoming webinar and links to older past webinars', () => {
  const html = renderToStaticMarkup(
    createElement(WebinarLists, {
      upcoming,
      past,
      pages: 3,
      photos: {},
      renderedAt,
      noUpcoming: null,
      noPast: null,
    }),
  );
  expect(html.match(/data-then=/g)).toHaveLength(60);
  expect(linkOf(html, 'next')).toContain('href="/webinars/page/2"');
  expect(linkOf(html, 'prev')).toBeNull();
});

test('links from the second page of past webinars back to the list', () => {
  const html = renderToStaticMarkup(
    createElement(PastWebinars, {
      number: '01',
      webinars: past,
      photos: {},
      renderedAt,
      page: 2,
      pages: 2,
    }),
  );
  expect(linkOf(html, 'prev')).toContain('href="/webinars"');
  expect(linkOf(html, 'next')).toBeNull();
});
