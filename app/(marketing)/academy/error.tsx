'use client';

import { CoursesFailed } from '@/components/academy/site/courses-failed';
import { brand } from '@/lib/brand';

/** What the academy shows while it cannot be made and no earlier page is kept. */
export default function AcademyError() {
  return (
    <>
      <title>{`Academy · ${brand.name}`}</title>
      <CoursesFailed />
    </>
  );
}
