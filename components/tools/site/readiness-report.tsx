import { ShareButtons } from '@/components/marketing/share-buttons';
import { ANSWER_ID } from '@/components/ui/answer';
import { ButtonLink } from '@/components/ui/button-link';
import { paths } from '@/lib/paths';
import { contentPath, readinessPath } from '@/lib/paths/site';
import type { TitledReading } from '@/lib/tools/readiness/data';
import { MOST_POINTS, type Report } from '@/lib/tools/readiness/rules';
import { levelAdvice, levelTitles } from '@/lib/tools/readiness/wording';

type ReadinessReportProps = {
  report: Report;
  /** Query string of this report. */
  query: string;
  readings: TitledReading[];
};

const kinds: Record<string, string> = {
  blog_posts: 'Post',
  services: 'Service',
  webinars: 'Webinar',
  courses: 'Course',
};

/** Report of the readiness check: level, next three steps, and a breakdown of the points. */
export function ReadinessReport({ report, query, readings }: ReadinessReportProps) {
  const { level, points, steps, stops, answers } = report;
  return (
    <section
      id={ANSWER_ID}
      tabIndex={-1}
      aria-labelledby="report-title"
      className="scroll-mt-24 outline-none"
    >
      <p className="label text-ink-3">Your report</p>
      <div className="mt-4 grid items-end gap-x-6 gap-y-4 lg:grid-cols-12">
        <h2 id="report-title" className="max-w-[16em] text-h1 lg:col-span-8">
          {levelTitles[level]}
        </h2>
        <p className="font-mono text-[2.25rem] leading-11 font-medium tracking-[-0.04em] text-ink lg:col-span-4 lg:text-right">
          {points} <span className="text-base text-ink-3">of {MOST_POINTS} points</span>
        </p>
      </div>
      <p className="mt-5 max-w-measure text-lead">{levelAdvice[level]}</p>
      {stops.length > 0 && (
        <p className="mt-4 max-w-measure">
          It stops at: {stops.map(({ text }) => `“${text}”`).join(' ')}
        </p>
      )}
      <h3 className="mt-12 text-h3">Your next three steps</h3>
      <ol className="mt-4 grid gap-x-8 border-t border-line-strong lg:grid-cols-3">
        {steps.map(({ title, text, reading }, index) => {
          const page = readings.find(({ slug }) => slug === reading.slug);
          return (
            <li key={title} className="break-inside-avoid border-b border-line py-6 lg:border-b-0">
              <p className="font-mono text-staff text-accent">{index + 1}</p>
              <p className="mt-2 font-medium text-ink">{title}</p>
              <p className="mt-2 text-base leading-6.5">{text}</p>
              {page && (
                <p className="mt-3 text-[0.9375rem] leading-6">
                  {kinds[page.table]}:{' '}
                  <a
                    href={contentPath(page.table, page.slug)}
                    className="text-accent underline underline-offset-4"
                  >
                    {page.title}
                  </a>
                </p>
              )}
            </li>
          );
        })}
      </ol>
      <details className="mt-6 border-y border-line">
        <summary className="py-4 font-medium text-ink">
          How the {points} points come together
        </summary>
        <table className="mb-6 w-full text-left text-[0.9375rem] leading-6">
          <thead className="sr-only">
            <tr>
              <th scope="col">Question and answer</th>
              <th scope="col">Points</th>
            </tr>
          </thead>
          <tbody>
            {answers.map(({ question, points: given }) => (
              <tr key={question.name} className="border-t border-line align-top">
                <td className="py-2.5 pr-6">
                  {question.text} <span className="text-ink">{question.answers[given]}.</span>
                </td>
                <td className="py-2.5 text-right font-mono text-ink tabular-nums">{given}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <div className="own-step mt-8 flex flex-wrap gap-3 print:hidden">
        <ButtonLink href={paths.booking} size="lg">
          Book a consultation
        </ButtonLink>
        <ButtonLink href={paths.calculator} size="lg" variant="secondary">
          Compute what it would save
        </ButtonLink>
      </div>
      <div className="mt-4">
        <ShareButtons
          path={readinessPath(query)}
          done="Link copied. It contains these numbers, but no names."
        />
      </div>
    </section>
  );
}
