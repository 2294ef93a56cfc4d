import { expect, test, vi } from 'vitest';
import { sampleCourse as course } from './sample-course.test-double';
import { courseThing } from './structured-data';

vi.mock('@/lib/core/env', () => ({
  env: { SITE_URL: 'https://techlink.example', NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:1' },
}));

test('includes a rating only if the page shows one', () => {
  expect(courseThing({ ...course, ratingsCount: 2 })).not.toHaveProperty('aggregateRating');
  expect(courseThing({ ...course, rating: 4.6, ratingsCount: 3 })).toMatchObject({
    aggregateRating: { ratingValue: 4.6, ratingCount: 3 },
  });
});

test.each([
  ['7 hours', 149, 'PT7H', 'Paid'],
  ['your pace', 0, 'PT38M', 'Free'],
])(
  'a course of %s for %d has a workload of %s and is %s',
  (duration, price, courseWorkload, category) => {
    expect(courseThing({ ...course, duration, price })).toMatchObject({
      '@type': 'Course',
      url: 'https://techlink.example/academy/webhooks-and-apis',
      provider: { name: 'Tech Link' },
      hasCourseInstance: { courseMode: 'Online', courseWorkload },
      offers: { category, price, priceCurrency: 'USD' },
    });
  },
);

test('omits the course instance without a length, because an instance requires its workload', () => {
  expect(courseThing({ ...course, duration: 'your pace', chapters: [] })).not.toHaveProperty(
    'hasCourseInstance',
  );
});

test.each([
  [true, 'https://schema.org/InStock'],
  [false, 'https://schema.org/PreOrder'],
])('maps a course with open lessons (%s) to the availability %s', (isOpen, availability) => {
  expect(courseThing({ ...course, isOpen })).toMatchObject({ offers: { availability } });
});
