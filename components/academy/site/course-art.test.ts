import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { COURSE_CATEGORIES } from '@/lib/academy/rules';
import { CourseArt } from './course-art';

const SLUGS = Array.from({ length: 12 }, (_, index) => `course-${index}`);

test.each(COURSE_CATEGORIES)(
  '%s: a slug always has the same drawing, and two slugs differ',
  (category) => {
    const draw = (slug: string) =>
      renderToStaticMarkup(createElement(CourseArt, { category, slug }));
    expect(draw('course-0')).toBe(draw('course-0'));
    const drawings = SLUGS.map(draw);
    expect(new Set(drawings).size).toBe(SLUGS.length);
    for (const drawing of drawings) expect(drawing).not.toMatch(/NaN|undefined/);
  },
);
