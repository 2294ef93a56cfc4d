import { PageHead } from '@/components/marketing/page-head';
import { ButtonLink } from '@/components/ui/button-link';
import type { Learner } from '@/lib/academy/learning/model';
import { linkedInUrl, nextToDo } from '@/lib/academy/learning/rules';
import { brand } from '@/lib/brand';
import { businessDay } from '@/lib/core/time/business-time';
import { certificateFilePath } from '@/lib/paths/files';
import { certificatePath, learnPath } from '@/lib/paths/site';
import { CourseProgress } from './course-progress';
import { LessonOutline } from './lesson-outline';
import { PaymentNotice } from './payment-notice';
import { ReviewForm } from './review-form';

type CourseHomeProps = {
  learner: Learner;
  /** Origin of the site, for absolute URLs. */
  site: string;
};

/** Certificate of the student, if they have completed the course. */
function CertificateLinks({ learner, site }: CourseHomeProps) {
  const { certificate, completedAt, course } = learner;
  if (!certificate || !completedAt) return null;
  const { id } = certificate;
  const url = site + certificatePath(id);
  const completedOn = businessDay(new Date(completedAt));
  return (
    <section className="rounded-surface border border-line bg-surface p-6 lg:p-8">
      <h2 className="text-h3">Your certificate</h2>
      <p className="mt-2">
        Anyone with its URL can verify it: the page shows your name, the course, how many lessons
        and questions you finished, and on which days.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <ButtonLink href={certificateFilePath(id)} download>
          Download the PDF
        </ButtonLink>
        <ButtonLink href={certificatePath(id)} variant="secondary">
          Open its page
        </ButtonLink>
        <ButtonLink
          href={linkedInUrl({ courseTitle: course.title, completedOn, id }, brand.name, url)}
          variant="secondary"
          rel="external noreferrer"
        >
          Add to LinkedIn
        </ButtonLink>
      </div>
    </section>
  );
}

/**
 * Course overview for a student: where to continue, completed lessons and, after completion, the certificate and the
 * review form.
 */
export function CourseHome({ learner, site }: CourseHomeProps) {
  const { course, name, progress, completedAt } = learner;
  const next = nextToDo(learner);
  return (
    <>
      <PageHead label="Your course" title={course.title} lead={`Welcome, ${name}.`}>
        {next && (
          <ButtonLink href={learnPath(course.slug, next.slug)} size="lg" rel="next">
            {progress > 0 ? `Continue: ${next.title}` : `Begin: ${next.title}`}
          </ButtonLink>
        )}
      </PageHead>
      <div className="page-width mt-12 grid gap-x-12 gap-y-14 pb-24 lg:grid-cols-12 lg:pb-36">
        <section aria-label="Lessons" className="order-last min-w-0 lg:order-first lg:col-span-6">
          <LessonOutline learner={learner} />
        </section>
        <div className="min-w-0 space-y-10 lg:col-span-6">
          <CourseProgress learner={learner} />
          {!learner.isOpen && <PaymentNotice learner={learner} />}
          <CertificateLinks learner={learner} site={site} />
          {completedAt && (
            <ReviewForm
              course={course.slug}
              rating={learner.rating}
              review={learner.review}
              reviewState={learner.reviewState}
            />
          )}
        </div>
      </div>
    </>
  );
}
