import { CtaPanel } from '@/components/marketing/cta-panel';
import { ButtonLink } from '@/components/ui/button-link';
import type { LessonText } from '@/lib/academy/learning/model';
import { lessonNeighbours, samplesOf } from '@/lib/academy/learning/rules';
import type { Course, OutlineLesson } from '@/lib/academy/model';
import { minutesLabel, opensLabel, priceLabel } from '@/lib/academy/rules';
import type { TextFacts } from '@/lib/content/blocks/model';
import type { Video } from '@/lib/content/videos/model';
import { contentPath, enrolPath, samplePath } from '@/lib/paths/site';
import { LessonLinks } from './learning/lesson-links';
import { LessonBody } from './lesson-body';

type SampleViewProps = {
  course: Course;
  lesson: OutlineLesson;
  text: LessonText;
  facts: TextFacts;
  video: Video | null;
};

/** Public sample lesson. Its links lead only to other samples of the course, never to locked lessons. */
export function SampleView({ course, lesson, text, facts, video }: SampleViewProps) {
  const { slug, title, price, isOpen, opensAt } = course;
  const { previous, next } = lessonNeighbours(samplesOf(course.chapters), lesson.slug);
  const linkTo = (to: OutlineLesson | null) =>
    to && { href: samplePath(slug, to.slug), title: to.title };
  return (
    <>
      <article className="page-width pt-10 lg:pt-16">
        <p className="label text-ink-3">
          <a
            href={contentPath('courses', slug)}
            className="inline-block py-1 hover:text-ink hover:underline"
          >
            {title}
          </a>
          {' / Sample lesson'}
        </p>
        <h1 className="mt-5 max-w-[17em] wrap-anywhere text-h1">{lesson.title}</h1>
        {lesson.summary && <p className="mt-6 max-w-measure text-lead">{lesson.summary}</p>}
        <p className="mt-5 font-mono text-staff text-ink-3">
          {lesson.minutes !== null && `${minutesLabel(lesson.minutes)} · `}with {course.instructor}
        </p>
        <div className="mt-12 max-w-measure space-y-12">
          <LessonBody title={lesson.title} text={text} facts={facts} video={video} />
          {(previous || next) && <LessonLinks previous={linkTo(previous)} next={linkTo(next)} />}
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
