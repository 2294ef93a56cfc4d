import type { ReactNode } from 'react';
import { CaseFigures } from '@/components/cases/site/case-figures';
import { CtaPanel } from '@/components/marketing/cta-panel';
import { FigureStrip } from '@/components/marketing/figure-strip';
import { NextStep } from '@/components/marketing/next-step';
import { PageHead } from '@/components/marketing/page-head';
import { PriceStoryLink } from '@/components/marketing/pricing/price-story-link';
import { ProductScreen } from '@/components/marketing/product-screens/product-screen';
import { Section } from '@/components/marketing/section';
import { Steps } from '@/components/marketing/steps';
import { ShortCalculator } from '@/components/tools/site/short-calculator';
import { Accordion } from '@/components/ui/accordion';
import { ButtonLink } from '@/components/ui/button-link';
import type { CaseSummary } from '@/lib/cases/model';
import type { TextFacts } from '@/lib/content/blocks/model';
import { paths } from '@/lib/paths';
import { bookServicePath } from '@/lib/paths/site';
import type { Service, ServiceSummary } from '@/lib/services/model';
import { priceLabel } from '@/lib/services/rules';
import { screenOf } from './screen-of';
import { ServiceCard } from './service-card';
import { ServicePicture } from './service-picture';
import { ServiceScope } from './service-scope';
import { ServiceText } from './service-text';

type Part = { label: string; title: string; fold?: string; content: ReactNode };

function partsOf({ service, related, cases, facts, notes }: ServiceViewProps): Part[] {
  const screen = screenOf(service.slug);
  const parts: (Part | false)[] = [
    service.description !== '' && {
      label: 'The work',
      title: 'What we do, and why this way',
      fold: 'Read how we do it',
      content: <ServiceText text={service.description} facts={facts} notes={notes} />,
    },
    screen !== undefined && {
      label: 'In use',
      title: 'How it looks at work',
      fold: 'See our own screen',
      content: <ProductScreen screen={screen} />,
    },
    service.scope.length > 0 && {
      label: 'Scope',
      title: 'What is included',
      fold: `All ${service.scope.length} parts`,
      content: <ServiceScope items={service.scope} />,
    },
    service.process.length > 0 && {
      label: 'Process',
      title: 'From the first day to the last',
      fold: `All ${service.process.length} steps`,
      content: <Steps items={service.process} />,
    },
    cases.length > 0 && {
      label: 'Cases',
      title: 'What it changed elsewhere',
      content: <CaseFigures cases={cases} />,
    },
    service.priceFrom !== null && {
      label: 'Your number',
      title: 'What would it save you?',
      fold: 'Put in your numbers',
      content: <ShortCalculator service={service.slug} />,
    },
    service.faq.length > 0 && {
      label: 'Questions',
      title: 'Asked before we begin',
      fold: `All ${service.faq.length} questions`,
      content: <Accordion items={service.faq} />,
    },
    related.length > 0 && {
      label: 'Related',
      title: 'Often done before or after',
      fold: `${related.length} related services`,
      content: (
        <ul className="grid gap-px overflow-hidden rounded-surface border border-line bg-line lg:grid-cols-3">
          {related.map((other) => (
            <li key={other.id}>
              <ServiceCard service={other} label={other.category} />
            </li>
          ))}
        </ul>
      ),
    },
  ];
  return parts.filter((part) => part !== false);
}

type ServiceViewProps = {
  service: Service;
  related: ServiceSummary[];
  cases: CaseSummary[];
  facts: TextFacts;
  /** Notes in the margin of the description. */
  notes: ReactNode[];
};

/** Page of a service, also used for its private preview. */
export function ServiceView(props: ServiceViewProps) {
  const { service } = props;
  const price = priceLabel(service.priceFrom);
  const figures = [
    ...(price ? [{ figure: price, label: 'agreed in writing before we start' }] : []),
    ...(service.duration ? [{ figure: service.duration, label: 'duration' }] : []),
    { figure: '30 minutes', label: 'free consultation first' },
  ];
  return (
    <>
      <PageHead
        label={
          <>
            <a href={paths.services} className="inline-block py-1 hover:text-ink hover:underline">
              Services
            </a>
            {` / ${service.category}`}
          </>
        }
        title={service.title}
        lead={service.summary}
        hasNextStep
      >
        <ButtonLink href={bookServicePath(service.id)} size="lg">
          Book a consultation
        </ButtonLink>
      </PageHead>
      <div className="page-width mt-4 lg:mt-14">
        <ServicePicture service={service} />
      </div>
      <div className="mt-6 lg:mt-14">
        <FigureStrip figures={figures} />
        {price && (
          <p className="page-width mt-4">
            <PriceStoryLink />
          </p>
        )}
      </div>
      {partsOf(props).map(({ content, ...part }, index) => (
        <Section key={part.label} number={String(index + 1).padStart(2, '0')} {...part}>
          {content}
        </Section>
      ))}
      <CtaPanel
        title="Talk it through first"
        actions={
          <ButtonLink href={bookServicePath(service.id)} size="lg" variant="on-panel">
            Book a consultation
          </ButtonLink>
        }
      >
        Half an hour by video, free, with someone who does this work. If it does not fit, we tell
        you the same day.
      </CtaPanel>
      <NextStep href={bookServicePath(service.id)} label="Book a Demo" note={service.title} />
    </>
  );
}
