import { subjectOf } from '@/components/marketing/drawings/subject';
import { SubjectPicture } from '@/components/marketing/subject-picture';
import { Portrait } from '@/components/people/site/portrait';
import { ButtonLink } from '@/components/ui/button-link';
import type { CourseSummary } from '@/lib/academy/model';
import {
  levelLabel,
  opensTitle,
  priceLabel,
  ratingLabel,
  studentsLabel,
} from '@/lib/academy/rules';
import { contentPath, enrolPath } from '@/lib/paths/site';
import type { Photos } from '@/lib/people/faces/model';

type CourseRowProps = { course: CourseSummary; photos: Photos };

/** Columns of the desktop catalogue: picture, course, instructor, facts, price. */
const columns =
  'lg:grid-cols-[8rem_minmax(0,1fr)_11rem_9rem_9.5rem] sm:grid-cols-[8rem_minmax(0,1fr)]';

/** Catalogue row with every field of a course (spec section 2). */
export function CourseRow({ course, photos }: CourseRowProps) {
  return (
    <article
      className={`grid gap-x-6 gap-y-3 wrap-anywhere border-b border-line py-5 ${columns} lg:items-start`}
    >
      <SubjectPicture
        subject={subjectOf('courses', course)}
        ground="squared"
        imageUrl={course.imageUrl}
        imageAlt={course.imageAlt}
        sizes="8rem"
        className="aspect-video rounded-control border border-line max-sm:max-w-40 sm:max-lg:row-span-4"
      />
      <div>
        <p className="label text-ink-3">{levelLabel(course.level)}</p>
        <h3 data-searched className="mt-1 text-h3">
          <a
            href={contentPath('courses', course.slug)}
            className="transition-colors hover:text-accent"
          >
            {course.title}
          </a>
        </h3>
        <p data-searched className="mt-1 max-w-[32em] text-base leading-6.5">
          {course.description}
        </p>
      </div>
      <p className="flex items-center gap-3 text-[0.9375rem] leading-6 text-ink">
        <Portrait
          name={course.instructor}
          photo={photos[course.instructor]}
          decorative
          className="size-9 text-xs"
        />
        {course.instructor}
      </p>
      <p className="flex flex-wrap gap-x-5 font-mono text-staff leading-6 text-ink-3 lg:flex-col">
        <span className="text-ink">{course.duration}</span>
        <span>{ratingLabel(course.rating)}</span>
        {course.isOpen && <span>{studentsLabel(course.studentsCount)}</span>}
      </p>
      <div className="flex items-center justify-between gap-4 lg:flex-col lg:items-stretch lg:gap-3">
        <p className="font-mono leading-6 text-ink lg:text-right lg:text-lg">
          {priceLabel(course.price)}
        </p>
        <div className="flex flex-col gap-2">
          {!course.isOpen && (
            <p className="text-staff leading-5 font-medium text-ink lg:text-right">
              {opensTitle(course.opensAt)}
            </p>
          )}
          <ButtonLink href={enrolPath(course.slug)} variant="secondary">
            Enroll Now<span className="sr-only">: {course.title}</span>
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
