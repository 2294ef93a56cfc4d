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

type CourseCardProps = { course: CourseSummary; photos: Photos };

/** Card with every field that spec section 2 requires of a course. */
export function CourseCard({ course, photos }: CourseCardProps) {
  return (
    <article className="flex h-full flex-col overflow-hidden wrap-anywhere rounded-surface border border-line bg-surface">
      <div className="border-b border-line bg-paper">
        <SubjectPicture
          subject={subjectOf('courses', course)}
          ground="squared"
          imageUrl={course.imageUrl}
          imageAlt={course.imageAlt}
          sizes="(min-width: 1024px) 384px, (min-width: 640px) 50vw, 100vw"
        />
      </div>
      <div className="flex grow flex-col p-6">
        <div className="flex items-baseline justify-between gap-4">
          <p className="label text-ink-3">{levelLabel(course.level)}</p>
          <p className="font-mono text-staff text-ink">{priceLabel(course.price)}</p>
        </div>
        <h3 data-searched className="mt-4 text-h3">
          <a
            href={contentPath('courses', course.slug)}
            className="transition-colors hover:text-accent"
          >
            {course.title}
          </a>
        </h3>
        <p data-searched className="mt-2 text-base leading-6.5">
          {course.description}
        </p>
        <p className="mt-auto flex items-center gap-3 pt-6 text-[0.9375rem] leading-6 text-ink">
          <Portrait
            name={course.instructor}
            photo={photos[course.instructor]}
            decorative
            className="size-9 text-xs"
          />
          <span>
            {course.instructor}
            <span className="text-ink-3"> · {course.duration}</span>
          </span>
        </p>
        <p className="mt-3 font-mono text-staff text-ink-3">
          {ratingLabel(course.rating)}
          {course.isOpen && ` · ${studentsLabel(course.studentsCount)}`}
        </p>
        {!course.isOpen && (
          <p className="mt-5 text-staff font-medium text-ink">{opensTitle(course.opensAt)}</p>
        )}
        <ButtonLink
          href={enrolPath(course.slug)}
          variant="secondary"
          className={`w-full ${course.isOpen ? 'mt-5' : 'mt-2'}`}
        >
          Enroll Now<span className="sr-only">: {course.title}</span>
        </ButtonLink>
      </div>
    </article>
  );
}
