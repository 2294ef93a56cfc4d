'use client';

import { CoursesFailed } from '@/components/academy/site/courses-failed';
import { brand } from '@/lib/brand';

/** Shown if the academy cannot be rendered and no cached page exists. */
export default function AcademyError() {
  return (
    <>
      <title>{`Academy · ${brand.name}`}</title>
      <CoursesFailed />
    </>
  );
}
