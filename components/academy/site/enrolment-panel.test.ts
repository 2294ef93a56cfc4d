import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { sampleCourse } from '@/lib/academy/sample-course.test-double';
import { EnrolmentPanel } from './enrolment-panel';

vi.mock('@/lib/academy/enrolments/actions', () => ({ enrolInCourse: vi.fn() }));

const panel = (changes: Partial<typeof sampleCourse>) =>
  renderToStaticMarkup(createElement(EnrolmentPanel, { course: { ...sampleCourse, ...changes } }));

test('accepts enrollments for an open course and shows its price', () => {
  const html = panel({});
  expect(html).toContain('Enroll in this course');
  expect(html).toContain('Free');
  expect(html).toContain('Enroll Now');
  expect(html).not.toContain('name="waits"');
});

test('takes neither enrollments nor payments for a course that opens later', () => {
  const html = panel({ isOpen: false, price: 249 });
  expect(html).toContain('This course opens later');
  expect(html).toContain('Planned price: $249');
  expect(html).toContain('Tell me when it opens');
  expect(html).toContain('name="waits"');
  expect(html).not.toMatch(/Enroll Now|invoice|working day/);
});
