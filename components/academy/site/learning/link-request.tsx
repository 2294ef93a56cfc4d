import { PageHead } from '@/components/marketing/page-head';
import type { Course } from '@/lib/academy/model';
import { contentPath } from '@/lib/paths/site';
import { LinkRequestForm } from './link-request-form';

/** Page for a browser without access to the course. It lets the student request their link on this device. */
export function LinkRequest({ course }: { course: Pick<Course, 'slug' | 'title'> }) {
  return (
    <>
      <PageHead
        label="Academy"
        title={course.title}
        lead="The private link in your email opens the lessons. On another device, or if you have lost the email, we can send it again."
      />
      <div className="page-width mt-10 max-w-measure space-y-8 pb-24 lg:pb-36">
        <LinkRequestForm course={course.slug} />
        <p className="border-t border-line pt-6">
          Not enrolled yet?{' '}
          <a
            href={contentPath('courses', course.slug)}
            className="text-accent underline underline-offset-4"
          >
            Open the page of the course
          </a>
        </p>
      </div>
    </>
  );
}
