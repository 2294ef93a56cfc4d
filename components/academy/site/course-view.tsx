import { RichText } from '@/components/content/site/blocks/rich-text';
import { CtaPanel } from '@/components/marketing/cta-panel';
import { subjectOf } from '@/components/marketing/drawings/subject';
import { PageHead } from '@/components/marketing/page-head';
import { Section } from '@/components/marketing/section';
import { SubjectPicture } from '@/components/marketing/subject-picture';
import { PersonName } from '@/components/people/site/person-name';
import { Portrait } from '@/components/people/site/portrait';
import { ButtonLink } from '@/components/ui/button-link';
import type { Review } from '@/lib/academy/learning/model';
import type { Course, CourseSummary } from '@/lib/academy/model';
import { levelLabel } from '@/lib/academy/rules';
import type { TextFacts } from '@/lib/content/blocks/model';
import { paths } from '@/lib/paths';
import { bookAboutPath, enrolPath } from '@/lib/paths/site';
import type { PersonPaths, Photos } from '@/lib/people/faces/model';
import { CourseCard } from './course-card';
import { CourseFacts } from './course-facts';
import { CourseOutcomes } from './course-outcomes';
import { CourseOutline } from './course-outline';
import { CourseReviews } from './course-reviews';
import { EnrolmentPanel } from './enrolment-panel';

type CourseViewProps = {
  course: Course;
  facts: TextFacts;
  related: CourseSummary[];
  reviews?: Review[];
  photos: Photos;
  people?: PersonPaths;
};

/** Course page, also used for its private preview. */
export function CourseView(props: CourseViewProps) {
  const { course, related, reviews = [], photos, people, facts } = props;
  return (
    <>
      <PageHead
        label={
          <>
            <a href={paths.academy} className="inline-block py-1 hover:text-ink hover:underline">
              Academy
            </a>
            {` / ${course.category} / ${levelLabel(course.level)}`}
          </>
        }
        title={course.title}
        lead={course.description}
        figure={
          <div className="grid gap-5">
            <div className="flex items-center gap-4">
              <Portrait
                name={course.instructor}
                photo={photos[course.instructor]}
                decorative
                className="size-14 text-xl lg:size-20 lg:text-2xl"
              />
              <p className="min-w-0 wrap-anywhere">
                With <span className="font-medium text-ink">{course.instructor}</span>
              </p>
            </div>
            <CourseFacts course={course} />
          </div>
        }
      >
        <ButtonLink href={enrolPath(course.slug)} size="lg" className="lg:hidden">
          {course.isOpen ? 'Enroll Now' : 'Tell me when it opens'}
        </ButtonLink>
      </PageHead>
      <div className="page-width mt-6 grid gap-x-6 gap-y-12 lg:mt-12 lg:gap-y-16 lg:grid-cols-12">
        <div className="space-y-14 lg:col-span-7 lg:pr-10">
          <div className="overflow-hidden rounded-surface border border-line bg-surface">
            <SubjectPicture
              subject={subjectOf('courses', course)}
              ground="squared"
              imageUrl={course.imageUrl}
              imageAlt={course.imageAlt}
              sizes="(min-width: 1024px) 680px, 100vw"
              preload
            />
          </div>
          {course.body && <RichText text={course.body} facts={facts} />}
          <CourseOutcomes outcomes={course.outcomes} />
          <CourseOutline course={course} />
          <CourseReviews reviews={reviews} instructor={course.instructor} />
          <section>
            <h2 className="text-2xl font-semibold tracking-[-0.018em]">Your instructor</h2>
            <p className="mt-3 text-ink">
              <PersonName name={course.instructor} path={people?.[course.instructor]} />
            </p>
            {course.instructorBio && <p className="max-w-measure">{course.instructorBio}</p>}
          </section>
        </div>
        <div className="lg:col-span-5">
          <EnrolmentPanel course={course} />
        </div>
      </div>
      {related.length > 0 && (
        <Section number="01" label="Related" title="Courses that go with it">
          <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {related.map((other) => (
              <li key={other.slug}>
                <CourseCard course={other} photos={photos} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <CtaPanel
        title="Not sure whether it fits?"
        actions={
          <ButtonLink href={bookAboutPath('course', course.slug)} size="lg" variant="on-panel">
            Book a consultation
          </ButtonLink>
        }
      >
        Tell us what you want to be able to do. In half an hour we can tell you which of our courses
        gets you there, or that none does.
      </CtaPanel>
    </>
  );
}
