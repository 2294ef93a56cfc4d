import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RecordingView } from './recording-view';

const webinar = {
  id: '00000000-0000-4000-8000-000000000042',
  slug: 'queues',
  title: 'Queues under test',
  description: 'A webinar that a test has made.',
  startsAt: '2026-11-24T12:00:00.000Z',
  durationMinutes: 45,
  presenter: 'Robin Testwell',
  presenterRole: null,
  attendees: 12,
  registered: 12,
  capacity: null,
  offered: 0,
  waiting: 0,
  begunAt: null,
  cancelledAt: null,
  cancelReason: null,
  imageUrl: null,
  imageAlt: null,
  drawing: 'calendar' as const,
  tags: ['Testing'],
  recordingUrl: '/webinars/queues/recording',
  videoId: '00000000-0000-4000-8000-000000000043',
  video: { isHighlights: true, hasSound: false, seconds: 168 },
  slidesUrl: null,
  updatedAt: '2026-11-24T12:00:00.000Z',
  body: '',
  createdAt: '2026-11-24T12:00:00.000Z',
  publishedAt: '2026-11-24T12:00:00.000Z',
  sequence: 1,
  seoTitle: null,
  seoDescription: null,
  chapters: [{ minute: 12, title: 'What an error costs', points: ['A call'], said: 'Twelve.' }],
};

const film = {
  id: webinar.videoId,
  src: '/api/media/film',
  mimeType: 'video/webm',
  player: null,
  isElsewhere: false,
  isHighlights: true,
  hasSound: false,
  seconds: 168,
  size: { width: 1280, height: 720 },
  poster: null,
  captions: null,
  transcript: '### 1:04 Put a price on each error\n\nWe asked.',
  chapters: [{ second: 64, title: 'Put a price on each error' }],
  addedAt: '2026-11-24T12:00:00.000Z',
};

test('keeps the times of the film apart from the minutes of the live session', () => {
  const html = renderToStaticMarkup(createElement(RecordingView, { webinar, film }));
  const [aboveSession = '', session = ''] = html.split('The live session, slide by slide');
  expect(aboveSession).toContain('Highlights, 3 minutes, no sound');
  expect(aboveSession).toContain('#t=64');
  expect(aboveSession).not.toContain('Minute 12');
  expect(session).toContain('which took 45 minutes');
  expect(session).toContain('Minute 12');
  expect(session).not.toContain('#t=');
});
