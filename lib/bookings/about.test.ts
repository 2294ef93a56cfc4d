import { expect, test } from 'vitest';
import { plans } from '@/components/marketing/pricing/plans';
import { bookAboutPath } from '@/lib/paths/site';
import { BOOKING_TOPICS } from '@/lib/paths/visitors';
import { aboutText, topicOfUrl, topicText } from './about';

const queryOf = (path: string) => path.slice(path.indexOf('?'));

test.each(BOOKING_TOPICS)('recognizes a link about %s', (about) => {
  expect(topicOfUrl(queryOf(bookAboutPath(about)))).toEqual({ about, course: null });
  expect(topicOfUrl(queryOf(bookAboutPath(about, 'ai-basics')))).toEqual({
    about,
    course: 'ai-basics',
  });
});

test.each(plans)('the plan $name is a topic', ({ name, topic }) => {
  expect(topicText(topic)).toBe(`${name} plan`);
});

test.each([
  '',
  '?about=',
  '?about=plan-gold',
  '?about=<script>',
  '?about=__proto__',
  '?course=ai-basics',
])('ignores the query %j', (query) => {
  expect(topicOfUrl(query)).toBeNull();
});

test('describes a booking by its service and the topic of the visitor', () => {
  const nothing = { service_title: null, about: null, course_title: null };
  expect(aboutText(nothing)).toBeNull();
  expect(aboutText({ ...nothing, service_title: 'Audits' })).toBe('Audits');
  expect(aboutText({ service_title: 'Audits', about: 'course', course_title: 'Queues' })).toBe(
    'Audits, Course: Queues',
  );
});
