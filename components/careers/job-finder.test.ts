import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { brand } from '@/lib/brand';
import { NO_JOB_FILTERS } from '@/lib/jobs/rules';
import { JobFinder } from './job-finder';

test('without an open job the list says so and offers the contact instead of filters', () => {
  const html = renderToStaticMarkup(
    createElement(JobFinder, { jobs: [], pageFilters: NO_JOB_FILTERS }),
  );
  expect(html).toContain('No job is open at the moment.');
  expect(html).toContain(`href="${brand.email.href}"`);
  expect(html).not.toContain('<form');
});
