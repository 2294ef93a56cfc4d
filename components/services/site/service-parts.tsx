import type { ReactNode } from 'react';
import { CaseFigures } from '@/components/cases/site/case-figures';
import { ProductScreen } from '@/components/marketing/product-screens/product-screen';
import { Steps } from '@/components/marketing/steps';
import { ShortCalculator } from '@/components/tools/site/short-calculator';
import { Accordion } from '@/components/ui/accordion';
import type { CaseSummary } from '@/lib/cases/model';
import type { TextFacts } from '@/lib/content/blocks/model';
import type { Service, ServiceSummary } from '@/lib/services/model';
import { screenOf } from './screen-of';
import { ServiceCard } from './service-card';
import { ServiceScope } from './service-scope';
import { ServiceText } from './service-text';

export type ServiceViewProps = {
  service: Service;
  related: ServiceSummary[];
  cases: CaseSummary[];
  facts: TextFacts;
  /** Notes in the margin of the description. */
  notes: ReactNode[];
};

type Part = { label: string; title: string; fold?: string; content: ReactNode };

/** Returns the numbered parts of a service that have content. Phones fold the long ones. */
export function partsOf({ service, related, cases, facts, notes }: ServiceViewProps): Part[] {
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
