import { RichText } from '@/components/content/site/blocks/rich-text';
import { PageHead } from '@/components/marketing/page-head';
import { Section } from '@/components/marketing/section';
import { buttonStyle } from '@/components/ui/button-style';
import type { Job, JobSummary } from '@/lib/careers/model';
import type { TextFacts } from '@/lib/content/blocks/model';
import { paths } from '@/lib/paths';
import { ApplicationForm } from './application-form';
import { HiringSteps } from './hiring-steps';
import { JobCard } from './job-card';
import { JobFacts } from './job-facts';

type JobViewProps = {
  job: Job;
  facts: TextFacts;
  others: JobSummary[];
  /** True if the job accepted applications when the page was rendered. */
  open: boolean;
};

/** Page of a job with its application form, also used for its private preview. */
export function JobView({ job, others, open, facts }: JobViewProps) {
  return (
    <>
      <PageHead
        label={
          <>
            <a href={paths.careers} className="inline-block py-1 hover:text-ink hover:underline">
              Careers
            </a>
            {` / ${job.department}`}
          </>
        }
        title={job.title}
        lead={job.summary}
      >
        {open && (
          <a href="#apply" className={buttonStyle({ size: 'lg' })}>
            Apply for this job
          </a>
        )}
      </PageHead>
      <div className="page-width mt-5 grid gap-x-6 gap-y-12 lg:mt-20 lg:grid-cols-12">
        <aside aria-label="At a glance" className="lg:order-2 lg:col-span-4 lg:col-start-9">
          <div className="lg:sticky lg:top-24">
            <JobFacts job={job} open={open} />
          </div>
        </aside>
        <div className="min-w-0 lg:col-span-7">
          <RichText text={job.description} facts={facts} />
        </div>
      </div>
      <div id="apply" className="scroll-mt-4">
        <Section
          number="01"
          label="Apply"
          title={open ? 'Send us your CV' : 'Applications are closed'}
        >
          <div className="grid gap-x-6 gap-y-16 lg:grid-cols-12">
            <div className="lg:col-span-7 lg:pr-10">
              <ApplicationForm jobId={job.id} closesAt={job.closesAt} open={open} />
            </div>
            {open && (
              <aside
                aria-label="How we hire"
                className="lg:col-span-5 lg:border-l lg:border-line lg:pl-10"
              >
                <h3 className="mb-4 text-h3">What happens next</h3>
                <HiringSteps />
              </aside>
            )}
          </div>
        </Section>
      </div>
      <div className="mb-24 lg:mb-36">
        <Section number="02" label="Other jobs" title="Also open">
          {others.length > 0 ? (
            <ul className="grid gap-px overflow-hidden rounded-surface border border-line bg-line sm:grid-cols-2">
              {others.map((other) => (
                <li key={other.id} className="sm:last:odd:col-span-2">
                  <JobCard job={other} />
                </li>
              ))}
            </ul>
          ) : (
            <p>
              No other job is open. The{' '}
              <a href={paths.careers} className="text-accent underline underline-offset-4">
                careers page
              </a>{' '}
              says how to write to us all the same.
            </p>
          )}
        </Section>
      </div>
    </>
  );
}
