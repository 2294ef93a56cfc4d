import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { CourseSummary } from '@/lib/academy/model';
import { NO_COURSE_FILTERS } from '@/lib/academy/rules';
import { AcademyView } from './academy-view';

vi.mock('@/lib/core/env', () => ({
  env: { SITE_URL: 'https://techlink.example', NEXT_PUBLIC_SUPABASE_URL: 'https://api.example' },
}));

const course: CourseSummary = {
  slug: 'a-course',
  title: 'A course',
  description: 'One of many.',
  imageUrl: null,
  imageAlt: null,
  drawing: 'training',
  category: 'Automation',
  level: 'beginner',
  duration: '1 hour',
  instructor: 'Robin',
  price: 0,
  checkoutUrl: null,
  opensAt: null,
  isOpen: true,
  rating: null,
  ratingsCount: 0,
  studentsCount: 0,
  updatedAt: '2026-11-01T10:00:00+00:00',
};

test.each([
  [NO_COURSE_FILTERS, 2, ['prev', '/academy'], ['next', '/academy/page/3']],
  [
    { ...NO_COURSE_FILTERS, q: 'a&b' },
    2,
    ['prev', '/academy?q=a%26b'],
    ['next', '/academy?q=a%26b&amp;page=3'],
  ],
])('links the pages of the full and the filtered list: %j', (filters, page, ...links) => {
  const view = createElement(AcademyView, {
    list: { courses: [course], total: 100 },
    total: 200,
    photos: {},
    filters,
    page,
  });
  const html = renderToStaticMarkup(view);
  for (const [rel, href] of links) {
    const [tag] = html.match(new RegExp(`<a[^>]*rel="${rel}"[^>]*>`)) ?? [];
    expect(tag).toContain(`href="${href}"`);
  }
  // The list is only one page of the results, so the script must not filter it, and the button must also appear with
  // JavaScript.
  expect(html).not.toContain('data-filters');
  expect(html).not.toContain('<noscript>');
});

test('shows courses that open later in a group of their own, with the day above their button', () => {
  const later = { ...course, slug: 'later', isOpen: false, opensAt: '2027-02-01T12:00:00Z' };
  const view = createElement(AcademyView, {
    list: { courses: [course, later], total: 2 },
    total: 2,
    photos: {},
    filters: NO_COURSE_FILTERS,
    page: 1,
  });
  const html = renderToStaticMarkup(view);
  const [before = '', group = ''] = html.split('>Opening later</h3>');
  expect(before).toContain('/academy/a-course');
  expect(before).not.toContain('Opens on');
  expect(group.split('</ul>')[0]).toMatch(
    /Opens on February 1, 2027<\/p><a [^>]*\/academy\/later[^>]*>Enroll Now/,
  );
  expect(group.split('</ul>')[0]).not.toContain('/academy/a-course');
});

test('shows the empty state instead of the filters if there are no courses', () => {
  const view = createElement(AcademyView, {
    list: { courses: [], total: 0 },
    total: 0,
    photos: {},
    filters: NO_COURSE_FILTERS,
    page: 1,
  });
  const html = renderToStaticMarkup(view).replaceAll('&#x27;', "'");
  expect(html).toContain('No courses found');
  expect(html).toContain("We're working on adding amazing courses. Check back soon!");
  expect(html).not.toContain('<form');
});
