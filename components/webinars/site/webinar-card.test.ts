import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WebinarCard } from './webinar-card';

const renderedAt = '2026-11-24T12:00:00.000Z';

function card(attendees: number, startsAt: string): string {
  const webinar = {
    id: '00000000-0000-4000-8000-000000000042',
    slug: 'queues',
    title: 'Queues under test',
    description: 'A webinar that a test has made.',
    startsAt,
    durationMinutes: 45,
    presenter: 'Robin Testwell',
    presenterRole: null,
    attendees,
    registered: attendees,
    capacity: 80,
    offered: 0,
    waiting: 0,
    begunAt: null,
    cancelledAt: null,
    cancelReason: null,
    imageUrl: null,
    imageAlt: null,
    drawing: 'calendar' as const,
    tags: ['Testing'],
    recordingUrl: null,
    videoId: null,
    video: null,
    slidesUrl: null,
    updatedAt: renderedAt,
  };
  return renderToStaticMarkup(createElement(WebinarCard, { webinar, renderedAt, photos: {} }));
}

test.each([
  ['upcoming', '2026-12-01T16:00:00.000Z', '10 registered'],
  ['past', '2026-11-01T16:00:00.000Z', 'Attendees'],
])('the card of a webinar that is %s shows a headcount of ten or more', (_, startsAt, text) => {
  expect(card(10, startsAt)).toContain(text);
  for (const few of [0, 1, 9]) expect(card(few, startsAt)).not.toMatch(/registered|Attendees/);
});
