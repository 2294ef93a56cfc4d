import { BOOKING_TOPICS, type BookingTopic } from '@/lib/paths/visitors';
import { planPriceText } from '@/lib/plans';

const topicNames: Record<BookingTopic, string> = {
  'plan-starter': 'Starter plan',
  'plan-professional': 'Professional plan',
  'plan-enterprise': 'Enterprise plan',
  'private-webinar': 'Private webinar',
  'team-course': 'Course for a team',
  course: 'Course',
};

/** Price of each topic, or an explanation if the price is agreed individually. */
export const topicMeanings: Record<BookingTopic, string> = {
  'plan-starter': planPriceText('plan-starter'),
  'plan-professional': planPriceText('plan-professional'),
  'plan-enterprise': planPriceText('plan-enterprise'),
  'private-webinar': 'For your team alone; we agree on the day and the price',
  'team-course': 'Put together for your people; we agree on the content and the price',
  course: 'We say whether it fits; its price is on its page',
};

/** Topic of a visitor; `course` is a slug that may not belong to a course. */
export type Topic = { about: BookingTopic; course: string | null };

/** Returns the topic in the fields of a form or in the query of /booking; null if there is no known topic. */
export function topicOf(fields: {
  about?: string | null | undefined;
  course?: string | null | undefined;
}): Topic | null {
  const about = BOOKING_TOPICS.find((known) => known === fields.about);
  return about ? { about, course: fields.course || null } : null;
}

/** Returns the topic in the query string of a /booking URL. */
export function topicOfUrl(query: string): Topic | null {
  const params = new URLSearchParams(query);
  return topicOf({ about: params.get('about'), course: params.get('course') });
}

/** Returns the label of a topic; '' if there is none. */
export function topicText(about: BookingTopic | null, courseTitle: string | null = null): string {
  if (!about) return '';
  return courseTitle ? `${topicNames[about]}: ${courseTitle}` : topicNames[about];
}

/** Returns everything that a booking is about as text; null if not stated. */
export function aboutText(booking: {
  service_title: string | null;
  about: BookingTopic | null;
  course_title: string | null;
}): string | null {
  const topic = topicText(booking.about, booking.course_title);
  return [booking.service_title, topic].filter(Boolean).join(', ') || null;
}
