'use client';

import { CoursesFailed } from '@/components/academy/site/courses-failed';
import { brand } from '@/lib/brand';

/** Shown while the academy cannot be rendered and no earlier page is stored. */
export default function AcademyError() {
  return (
    <>
      <title>{`Academy · ${brand.name}`}</title>
      <CoursesFailed />
    </>
  );
}
