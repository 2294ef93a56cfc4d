import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { brand } from '@/lib/brand';
import { NO_JOB_FILTERS } from '@/lib/careers/rules';
import { CareersView } from './careers-view';

test('shows the contact instead of the filters if no job is open', () => {
  const html = renderToStaticMarkup(
    createElement(CareersView, { jobs: [], filters: NO_JOB_FILTERS }),
  );
  expect(html).toContain('No job is open at the moment.');
  expect(html).toMatch(new RegExp(`href="${brand.email.href}"[^>]*>Write to `));
  expect(html).not.toContain('<form');
});
