import type { ReactNode } from 'react';
import { RichText } from '@/components/content/site/blocks/rich-text';
import { CtaPanel } from '@/components/marketing/cta-panel';
import { NextStep } from '@/components/marketing/next-step';
import { PageHead } from '@/components/marketing/page-head';
import { Section } from '@/components/marketing/section';
import { WithMargin } from '@/components/marketing/with-margin';
import { ButtonLink } from '@/components/ui/button-link';
import { comparisonsOf, withFigures } from '@/lib/cases/figures/rules';
import type { CaseStudy } from '@/lib/cases/model';
import type { TextFacts } from '@/lib/content/blocks/model';
import { paths } from '@/lib/paths';
import { bookServicePath } from '@/lib/paths/site';
import type { ServiceSummary } from '@/lib/services/model';
import { BeforeAfter } from './before-after';
import { CaseFacts } from './case-facts';
import { FigureTable } from './figure-table';
import { ProcessFigure } from './process-figure';

type CaseViewProps = {
  study: CaseStudy;
  service: ServiceSummary | null;
  facts: TextFacts;
  /** Notes in the margin of the story. */
  notes: ReactNode[];
};

/** Page of a case, also used for its private preview: key facts on the left, the story, and its margin. */
export function CaseView({ study, service, facts, notes }: CaseViewProps) {
  const [comparison] = comparisonsOf(study.figures);
  const booking = service ? bookServicePath(service.id) : paths.booking;
  const story: [title: string, text: string, figure?: ReactNode][] = [
    ['Situation', study.situation],
    ['Baseline', study.baseline],
    ['What was built', study.built, study.steps.length > 0 && <ProcessFigure {...study} />],
    ['What went wrong', study.wentWrong],
    ['Result', study.result],
    ['What it did not do', study.limits],
  ];
  return (
    <>
      <PageHead
        label={
          <>
            <a href={paths.cases} className="inline-block py-1 hover:text-ink hover:underline">
              Cases
            </a>
            {` / ${study.customer}`}
          </>
        }
        title={study.title}
        lead={study.summary}
      />
      {comparison && <BeforeAfter comparison={comparison} />}
      <div className="page-width mt-8 lg:mt-20">
        <WithMargin
          notes={notes}
          aside={
            <section aria-label="At a glance" className="lg:sticky lg:top-24">
              <CaseFacts study={study} service={service} />
            </section>
          }
        >
          <div className="space-y-10 lg:space-y-14">
            {story.map(
              ([title, text, figure]) =>
                (text || figure) && (
                  <section key={title}>
                    <h2 className="mb-4 text-h3 lg:text-2xl">{title}</h2>
                    <RichText text={withFigures(text, study.figures)} facts={facts} />
                    {figure}
                  </section>
                ),
            )}
          </div>
        </WithMargin>
      </div>
      {study.figures.length > 0 && (
        <Section
          number="01"
          label="Figures"
          title="Where each figure comes from"
          intro="Measured or estimated, by whom, when, and from how many. A figure that loses its source loses its value here."
        >
          <FigureTable figures={study.figures} />
        </Section>
      )}
      <CtaPanel
        title="Is yours like this one?"
        actions={
          <ButtonLink href={booking} size="lg" variant="on-panel">
            Book a consultation
          </ButtonLink>
        }
      >
        Bring your own baseline, or the wish to have one. In half an hour we say what we would
        measure first, and what we would not promise.
      </CtaPanel>
      <NextStep href={booking} label="Book a Demo" note="Is yours like this one?" />
    </>
  );
}
