import { CoursesFailed } from '@/components/academy/site/courses-failed';
import { brand } from '@/lib/brand';

export default function AcademyErrorScreen() {
  return (
    <>
      <title>{`Academy · ${brand.name}`}</title>
      <CoursesFailed />
    </>
  );
}
