import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { brand } from '@/lib/brand';
import { applicationPromise } from '@/lib/careers/hiring-steps';
import { NO_JOB_FILTERS } from '@/lib/careers/job-filters';
import { ApplicationReceived } from './application-received';
import { CareersView } from './careers-view';

test('shows the contact instead of the filters if no job is open', () => {
  const html = renderToStaticMarkup(
    createElement(CareersView, { jobs: [], filters: NO_JOB_FILTERS }),
  );
  expect(html).toContain('No job is open at the moment.');
  expect(html).toMatch(new RegExp(`href="${brand.email.href}"[^>]*>Write to `));
  expect(html).not.toContain('<form');
});

test.each([
  ['the page', createElement(CareersView, { jobs: [], filters: NO_JOB_FILTERS })],
  [
    'the view after an application',
    createElement(ApplicationReceived, {
      firstName: 'Ada',
      email: 'ada@applicant.example',
      isMailed: true,
    }),
  ],
])('%s promises applicants one time until the answer', (_, element) => {
  const promises = renderToStaticMarkup(element).match(/within [^.<]*?(days?|hours?)\b/gi);
  expect(new Set(promises?.map((promise) => promise.toLowerCase()))).toContain(applicationPromise);
  expect(promises?.join()).not.toContain(brand.replyPromise);
});
