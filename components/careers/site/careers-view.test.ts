import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { brand } from '@/lib/brand';
import { applicationPromise } from '@/lib/careers/hiring-steps';
import { NO_JOB_FILTERS } from '@/lib/careers/job-filters';
import type { JobSummary } from '@/lib/careers/model';
import { ApplicationReceived } from './application-received';
import { CareersView } from './careers-view';

test('shows a contact link instead of the filters if no job is open', () => {
  const html = renderToStaticMarkup(
    createElement(CareersView, { jobs: [], filters: NO_JOB_FILTERS }),
  );
  expect(html).toContain('No job is open at the moment.');
  expect(html).toMatch(new RegExp(`href="${brand.email.href}"[^>]*>Write to `));
  expect(html).not.toContain('<form');
});

const jobs = Array.from(
  { length: 60 },
  (_, index): JobSummary => ({
    id: `${index}`,
    slug: `job-${index}`,
    title: `Job ${index}`,
    summary: 'One of many.',
    department: index === 0 ? 'Sales' : 'Engineering',
    location: 'New York, NY',
    workplace: 'remote',
    employmentType: 'full_time',
    salary: { min: null, max: null, currency: 'USD', period: 'year' },
    closesAt: null,
    publishedAt: '2026-11-01T10:00:00+00:00',
    updatedAt: '2026-11-01T10:00:00+00:00',
  }),
);

test.each([
  [NO_JOB_FILTERS, 1, 48],
  [NO_JOB_FILTERS, 2, 12],
  [{ ...NO_JOB_FILTERS, department: 'Engineering' }, 1, 48],
  [{ ...NO_JOB_FILTERS, department: 'Engineering' }, 2, 11],
  [{ ...NO_JOB_FILTERS, department: 'Engineering' }, 99, 11],
  [{ ...NO_JOB_FILTERS, department: 'Sales' }, 1, 1],
])('with sixty jobs, the filters %j on page %i show %i jobs', (filters, page, shown) => {
  const html = renderToStaticMarkup(createElement(CareersView, { jobs, filters, page }));
  expect(html.match(/href="\/careers\/job-\d+"/g)).toHaveLength(shown);
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
])('%s promises applicants the same reply time', (_, element) => {
  const promises = renderToStaticMarkup(element).match(/within [^.<]*?(days?|hours?)\b/gi);
  expect(new Set(promises?.map((promise) => promise.toLowerCase()))).toContain(applicationPromise);
  expect(promises?.join()).not.toContain(brand.replyPromise);
});
