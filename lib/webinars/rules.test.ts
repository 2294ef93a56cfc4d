import { expect, test } from 'vitest';
import {
  fittingService,
  joinFrom,
  placesLeft,
  recordingLine,
  recordingVideo,
  sessionDate,
  sessionTime,
  showsAttendees,
  showsPlaces,
  webinarPhase,
} from './rules';

const session = { startsAt: '2026-12-01T16:00:00+00:00', durationMinutes: 45 };

test.each([
  ['2026-12-01T15:59:59.999Z', 'open'],
  ['2026-12-01T16:00:00.000Z', 'running'],
  ['2026-12-01T16:44:59.999Z', 'running'],
  ['2026-12-01T16:45:00.000Z', 'over'],
])('at %s the webinar is %s', (now, phase) => {
  expect(webinarPhase(session, new Date(now))).toBe(phase);
});

test.each([
  [null, 500, null],
  [80, 79, 1],
  [80, 80, 0],
  [80, 81, 0],
  [80, 79, 0, 1],
])('with %s places and %i taken, %s are left', (capacity, registered, left, offered = 0) => {
  expect(placesLeft({ capacity, registered, offered })).toBe(left);
});

test.each([
  [null, 500, false],
  [120, 3, false],
  [120, 9, false],
  [120, 10, true],
  [5, 5, true],
])('of %s places with %i registrants, those left are shown: %s', (capacity, registered, shown) => {
  expect(showsPlaces({ capacity, registered, offered: 0 })).toBe(shown);
});

test('an early start by the host ends registration, and opens the room', () => {
  const early = { ...session, begunAt: '2026-12-01T15:40:00.000Z' };
  expect(webinarPhase(early, new Date('2026-12-01T15:39:59.999Z'))).toBe('open');
  expect(webinarPhase(early, new Date('2026-12-01T15:40:00.000Z'))).toBe('running');
  expect(joinFrom(early).toISOString()).toBe('2026-12-01T15:40:00.000Z');
  expect(joinFrom(session).toISOString()).toBe('2026-12-01T15:50:00.000Z');
});

test('recommends the service with most words in common, with priority for tags', () => {
  const service = (title: string, summary: string) => ({ title, summary });
  const assistants = service('AI assistants', 'Answers with their source.');
  const finance = service('Document processing', 'Invoices and other finance documents.');
  const about = { title: 'Answers', description: 'Of invoices.', tags: ['Finance'] };
  expect(fittingService(about, [assistants, finance])).toBe(finance);
  expect(fittingService({ ...about, tags: [], description: '' }, [finance, assistants])).toBe(
    assistants,
  );
  expect(fittingService({ title: '', description: '', tags: [] }, [finance, assistants])).toBe(
    finance,
  );
  expect(fittingService(about, [])).toBeNull();
});

test.each([
  [0, false],
  [1, false],
  [9, false],
  [10, true],
  [214, true],
])('with %i attendees, shows their number: %s', (attendees, says) => {
  expect(showsAttendees({ attendees })).toBe(says);
});

test('formats day and time in the business zone', () => {
  const lateEvening = new Date('2026-07-02T02:30:00Z');
  expect(sessionDate(lateEvening)).toBe('Wed, Jul 1, 2026');
  expect(sessionTime(lateEvening)).toBe('10:30 PM EDT');
});

test.each([
  ['/videos/a.mp4', { src: '/videos/a.mp4', captions: '/videos/a.vtt' }],
  [
    'https://x.example/a.webm?v=2',
    { src: 'https://x.example/a.webm?v=2', captions: 'https://x.example/a.vtt?v=2' },
  ],
  ['/webinars/a/recording', null],
  ['https://x.example/a.mp4/page', null],
  [null, null],
])('finds the video file of %s', (url, video) => {
  expect(recordingVideo(url)).toEqual(video);
});

test.each([
  [null, null],
  ['/webinars/a/recording', 'To read: every slide and what was said'],
  ['/recordings/queues.mp4', 'Recording'],
  ['https://video.example/watch/1', 'Recording at video.example'],
])('says what opens with the recording %s', (recordingUrl, line) => {
  expect(recordingLine({ recordingUrl, video: null })).toBe(line);
});

test('says the length of the video itself, not that of the webinar', () => {
  const video = { isHighlights: true, hasSound: false, seconds: 61 };
  const recordingUrl = '/webinars/a/recording';
  expect(recordingLine({ recordingUrl, video })).toBe('Highlights, 1 minute, no sound');
});
