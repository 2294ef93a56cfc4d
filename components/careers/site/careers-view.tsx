import { CtaPanel } from '@/components/marketing/cta-panel';
import { PageHead } from '@/components/marketing/page-head';
import { Section } from '@/components/marketing/section';
import { Steps } from '@/components/marketing/steps';
import { TextColumns } from '@/components/marketing/text-columns';
import { buttonStyle } from '@/components/ui/button-style';
import { brand } from '@/lib/brand';
import { applicationPromise, hiringSteps } from '@/lib/careers/hiring-steps';
import type { JobFilters } from '@/lib/careers/job-filters';
import type { JobSummary } from '@/lib/careers/model';
import { JobFinder } from './job-finder';
import { NoOpenJob } from './no-open-job';
import { workingHere } from './working-here';

type CareersViewProps = { jobs: JobSummary[]; filters: JobFilters; page?: number };

/** The careers page: open jobs, working here, hiring process. */
export function CareersView({ jobs, filters, page = 1 }: CareersViewProps) {
  return (
    <>
      <PageHead
        label="Careers"
        title="Work on what others would rather not do"
        lead="We take over the repetitive part of other people’s jobs. It needs engineers, analysts and authors who like to understand how work is really done."
      />
      <Section number="01" label="Open jobs" title="Where we need somebody now">
        {jobs.length === 0 ? (
          <NoOpenJob />
        ) : (
          <JobFinder jobs={jobs} filters={filters} page={page} />
        )}
      </Section>
      <Section
        number="02"
        label="Working here"
        title="What a week is like"
        intro="38 people, most of them in New York, the others wherever they live in the United States."
      >
        <TextColumns items={workingHere} />
      </Section>
      <Section
        number="03"
        label="How we hire"
        title="Four weeks, two talks, one paid task"
        intro="The same steps for everybody and every job. You hear from us after each of them."
      >
        <Steps items={hiringSteps.map(({ when, ...step }) => ({ label: when, ...step }))} />
      </Section>
      <CtaPanel
        title="Nothing that fits?"
        actions={
          <a href={brand.email.href} className={buttonStyle({ size: 'lg', variant: 'on-panel' })}>
            {brand.email.label}
          </a>
        }
      >
        A few lines about one thing you built or improved tell us more than a long letter. As with
        every application, you hear yes or no {applicationPromise}.
      </CtaPanel>
    </>
  );
}
