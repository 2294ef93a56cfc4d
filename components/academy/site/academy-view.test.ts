import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { NO_COURSE_FILTERS } from '@/lib/academy/rules';
import { AcademyView } from './academy-view';

vi.mock('@/lib/core/env', () => ({ env: { SITE_URL: 'https://techlink.example' } }));

test('shows the empty state instead of the filters if there are no courses', () => {
  const view = createElement(AcademyView, { courses: [], photos: {}, filters: NO_COURSE_FILTERS });
  const html = renderToStaticMarkup(view).replaceAll('&#x27;', "'");
  expect(html).toContain('No courses found');
  expect(html).toContain("We're working on adding amazing courses. Check back soon!");
  expect(html).not.toContain('<form');
});
