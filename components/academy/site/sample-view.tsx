import type { ReactNode } from 'react';
import { CtaPanel } from '@/components/marketing/cta-panel';
import { WithMargin } from '@/components/marketing/with-margin';
import { Portrait } from '@/components/people/site/portrait';
import { TableOfContents } from '@/components/text/table-of-contents';
import { ButtonLink } from '@/components/ui/button-link';
import type { LessonText } from '@/lib/academy/learning/model';
import { lessonNeighbours, samplesOf } from '@/lib/academy/learning/rules';
import type { Course, OutlineLesson } from '@/lib/academy/model';
import { minutesLabel, opensLabel, priceLabel } from '@/lib/academy/rules';
import type { TextFacts } from '@/lib/content/blocks/model';
import type { Video } from '@/lib/content/videos/model';
import { headingsOf } from '@/lib/core/text/markdown';
import { contentPath, enrolPath, samplePath } from '@/lib/paths/site';
import type { Photos } from '@/lib/people/faces/model';
import { LessonLinks } from './learning/lesson-links';
import { LessonBody } from './lesson-body';

/** Minimum number of headings for a table of contents. */
const MIN_HEADINGS = 3;

type SampleViewProps = {
  course: Course;
  lesson: OutlineLesson;
  text: LessonText;
  facts: TextFacts;
  video: Video | null;
  photos: Photos;
  /** Notes in the margin of the text. */
  notes: ReactNode[];
};

/** Public sample lesson. Its links lead only to other samples of the course, never to locked lessons. */
export function SampleView(props: SampleViewProps) {
  const { course, lesson, text, facts, video, photos, notes } = props;
  const headings = headingsOf(text.body);
  const { slug, title, price, isOpen, opensAt } = course;
  const { previous, next } = lessonNeighbours(samplesOf(course.chapters), lesson.slug);
  const linkTo = (to: OutlineLesson | null) =>
    to && { href: samplePath(slug, to.slug), title: to.title };
  return (
    <>
      <article className="page-width pt-6 lg:pt-16">
        <p className="label text-ink-3">
          <a
            href={contentPath('courses', slug)}
            className="inline-block py-1 hover:text-ink hover:underline"
          >
            {title}
          </a>
          {' / Sample lesson'}
        </p>
        <h1 className="mt-3 max-w-[17em] wrap-anywhere text-h1 lg:mt-5">{lesson.title}</h1>
        <p className="mt-4 flex items-center gap-4 font-mono text-staff text-ink-3 lg:mt-5">
          <Portrait
            name={course.instructor}
            photo={photos[course.instructor]}
            decorative
            className="size-12"
          />
          <span className="min-w-0 wrap-anywhere">
            {lesson.minutes !== null && `${minutesLabel(lesson.minutes)} · `}with{' '}
            {course.instructor}
          </span>
        </p>
        {lesson.summary && <p className="mt-4 max-w-measure text-lead lg:mt-6">{lesson.summary}</p>}
        <div className="mt-6 lg:mt-12">
          <WithMargin
            notes={notes}
            aside={
              headings.length >= MIN_HEADINGS && (
                <nav
                  aria-label="In this lesson"
                  className="sticky top-24 pr-4 max-lg:hidden print:hidden"
                >
                  <TableOfContents headings={headings} />
                </nav>
              )
            }
          >
            <div className="max-w-measure space-y-12">
              <LessonBody title={lesson.title} text={text} facts={facts} video={video} />
              {(previous || next) && (
                <LessonLinks previous={linkTo(previous)} next={linkTo(next)} />
              )}
            </div>
          </WithMargin>
        </div>
      </article>
      <CtaPanel
        title={isOpen ? 'Continue with the whole course' : `The rest ${opensLabel(opensAt)}`}
        actions={
          <ButtonLink href={enrolPath(slug)} size="lg" variant="on-panel">
            {isOpen ? 'Enroll Now' : 'Tell me when it opens'}
          </ButtonLink>
        }
      >
        {isOpen
          ? `${title}: ${course.duration}, ${price === 0 ? 'free' : priceLabel(price)}, with a check question where it matters and a certificate at the end.`
          : `${title} is being written. Leave your email on its page, and we will email you once when it is open.`}
      </CtaPanel>
    </>
  );
}
