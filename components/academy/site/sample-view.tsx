import { CtaPanel } from '@/components/marketing/cta-panel';
import { Markdown } from '@/components/text/markdown';
import { ButtonLink } from '@/components/ui/button-link';
import type { LessonQuestion, LessonText } from '@/lib/academy/learning/model';
import { hasSeveralAnswers, lessonNeighbours, samplesOf } from '@/lib/academy/learning/rules';
import type { Course, OutlineLesson } from '@/lib/academy/model';
import { minutesLabel, opensLabel, priceLabel } from '@/lib/academy/rules';
import type { Video } from '@/lib/content/media/model';
import { contentPath, enrolPath, samplePath } from '@/lib/paths';
import { LessonLinks } from './learning/lesson-links';
import { LessonVideo } from './learning/lesson-video';

/** The question of a sample: its answer opens without any script. */
function SampleQuestion({ question }: { question: LessonQuestion }) {
  const right = question.options.filter(({ isRight }) => isRight);
  return (
    <section
      aria-labelledby="question"
      className="rounded-surface border border-line bg-surface p-6"
    >
      <h2 id="question" className="text-h3 wrap-anywhere">
        {question.text}
      </h2>
      <p className="mt-2 text-staff text-ink-3">
        {hasSeveralAnswers(question) ? 'Several answers are right.' : 'One answer is right.'}
      </p>
      <ul className="mt-4 space-y-2">
        {question.options.map(({ text }) => (
          <li
            key={text}
            className="rounded-control border border-line bg-paper px-4 py-3 wrap-anywhere text-ink"
          >
            {text}
          </li>
        ))}
      </ul>
      <details className="mt-5">
        <summary className="cursor-pointer text-accent underline underline-offset-4">
          Show the answer
        </summary>
        <div className="mt-3 space-y-2">
          <ul className="list-disc pl-5 text-ink">
            {right.map(({ text }) => (
              <li key={text} className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
          <p className="wrap-anywhere whitespace-pre-line">{question.why}</p>
        </div>
      </details>
    </section>
  );
}

type SampleViewProps = {
  course: Course;
  lesson: OutlineLesson;
  text: LessonText;
  video: Video | null;
};

/** A sample lesson that anybody reads. It leads to further samples of the course, and never to a lesson that is closed. */
export function SampleView({ course, lesson, text, video }: SampleViewProps) {
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
          {video && <LessonVideo video={video} title={lesson.title} />}
          <Markdown text={text.body} />
          {text.question && <SampleQuestion question={text.question} />}
          {(previous || next) && <LessonLinks previous={linkTo(previous)} next={linkTo(next)} />}
        </div>
      </article>
      <CtaPanel
        title={isOpen ? 'Go on with the whole course' : `The rest ${opensLabel(opensAt)}`}
        actions={
          <ButtonLink href={enrolPath(slug)} size="lg" variant="on-panel">
            {isOpen ? 'Enroll Now' : 'Tell me when it opens'}
          </ButtonLink>
        }
      >
        {isOpen
          ? `${title}: ${course.duration}, ${price === 0 ? 'free' : priceLabel(price)}, with a check question where it matters and a certificate at the end.`
          : `${title} is being written. Leave your email on its page, and one mail tells you when it is open.`}
      </CtaPanel>
    </>
  );
}
