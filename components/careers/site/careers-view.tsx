import { NextStep } from '@/components/marketing/next-step';
import { Section } from '@/components/marketing/section';
import { Steps } from '@/components/marketing/steps';
import { Accordion } from '@/components/ui/accordion';
import { brand } from '@/lib/brand';
import { applicationPromise, hiringSteps } from '@/lib/careers/hiring-steps';
import type { JobFilters } from '@/lib/careers/job-filters';
import type { JobSummary } from '@/lib/careers/model';
import { applicantQuestions } from './applicant-questions';
import { DayAtWork } from './day-at-work';
import { JobFinder } from './job-finder';
import { NoOpenJob } from './no-open-job';
import { workingHere } from './working-here';

type CareersViewProps = { jobs: JobSummary[]; filters: JobFilters; page?: number };

/** Careers page: open jobs, a day at work, benefits and the hiring process. */
export function CareersView({ jobs, filters, page = 1 }: CareersViewProps) {
  return (
    <>
      <div className="page-width pt-6 lg:pt-16">
        <p className="label text-ink-3">Careers</p>
        <h1 className="mt-3 max-w-[15em] text-h1 lg:mt-5">
          Work on what others would rather not do
        </h1>
        <p className="mt-3 max-w-measure text-lead lg:mt-5">
          We take over the repetitive part of other people’s jobs. It needs engineers, analysts and
          authors who like to understand how work is really done.
        </p>
      </div>
      <section aria-labelledby="open-jobs" className="page-width mt-6 lg:mt-14">
        <h2 id="open-jobs" className="mb-3 text-h3 lg:mb-6">
          Open positions
        </h2>
        {jobs.length === 0 ? (
          <NoOpenJob />
        ) : (
          <JobFinder jobs={jobs} filters={filters} page={page} />
        )}
      </section>
      <section
        aria-labelledby="day"
        className="page-width mt-16 grid gap-x-6 gap-y-8 lg:mt-24 lg:grid-cols-12"
      >
        <div className="lg:col-span-4">
          <div className="lg:sticky lg:top-24">
            <h2 id="day" className="text-h2">
              A Tuesday of an automation engineer
            </h2>
            <p className="mt-4 max-w-[24em]">
              With two workflows: one that is being understood, and one that runs.
            </p>
          </div>
        </div>
        <div className="lg:col-span-8">
          <DayAtWork />
        </div>
      </section>
      <Section
        frame="band"
        number="01"
        label="Working here"
        title="What a week is like"
        intro="38 people, most of them in New York, the others wherever they live in the United States."
      >
        <dl className="grid gap-x-12 sm:grid-cols-2">
          {workingHere.map(({ title, text }) => (
            <div key={title} className="border-t border-line py-5">
              <dt className="font-medium">{title}</dt>
              <dd className="mt-1 max-w-[34em] text-base leading-6.5">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section
        number="02"
        label="How we hire"
        title="Four weeks, two talks, one paid task"
        intro="The same steps for everyone and every job. You hear from us after each step."
      >
        <Steps items={hiringSteps.map(({ when, ...step }) => ({ label: when, ...step }))} />
      </Section>
      <Section frame="open" number="03" label="Questions" title="Asked before applying">
        <Accordion items={applicantQuestions} />
      </Section>
      <p className="page-width mt-14 pb-16 lg:pb-20">
        <span className="block max-w-measure border-l-2 border-accent pl-6">
          <strong>Nothing that fits?</strong> Write to{' '}
          <a href={brand.email.href} className="text-accent underline underline-offset-4">
            {brand.email.label}
          </a>
          . A few lines about one thing you built or improved tell us more than a long letter. As
          with every application, you hear yes or no {applicationPromise}.
        </span>
      </p>
      {jobs.length > 0 && (
        <NextStep
          href="#open-jobs"
          label="See the jobs"
          note={`${jobs.length} open ${jobs.length === 1 ? 'job' : 'jobs'}, each with its salary`}
        />
      )}
    </>
  );
}
