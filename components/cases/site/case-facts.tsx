import type { ReactNode } from 'react';
import { PriceStoryLink } from '@/components/marketing/pricing/price-story-link';
import { priceRange, weeksText } from '@/lib/cases/labels';
import type { CaseStudy } from '@/lib/cases/model';
import { outcomeNames } from '@/lib/cases/outcomes';
import { contentPath } from '@/lib/paths/site';
import type { ServiceSummary } from '@/lib/services/model';

type CaseFactsProps = { study: CaseStudy; service: ServiceSummary | null };

/** Key facts of a case: customer, outcome, service, duration, price, systems and reviewer. */
export function CaseFacts({ study, service }: CaseFactsProps) {
  const price = priceRange(study);
  const facts: [name: string, value: ReactNode][] = [
    ['Customer', [study.customer, study.size].filter(Boolean).join(', ')],
    ['Sector', study.sector],
    ['Outcome', <Outcome key="outcome" study={study} />],
    [
      'Service',
      service && (
        <a
          href={contentPath('services', service.slug)}
          className="text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          {service.title}
        </a>
      ),
    ],
    ['Time', weeksText(study.weeks)],
    [
      'Price',
      price && (
        <>
          {price}
          <span className="block">
            <PriceStoryLink />
          </span>
        </>
      ),
    ],
    ['Systems', study.stack.length > 0 && <Systems names={study.stack} />],
    ['Checked by', [study.personName, study.personRole].filter(Boolean).join(', ')],
  ];
  return (
    <dl className="divide-y divide-line border-y border-line">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="grid grid-cols-[6.5rem_1fr] gap-x-4 py-3 lg:block">
              <dt className="label pt-1 font-normal text-ink-3 lg:pt-0">{name}</dt>
              <dd className="text-[0.9375rem] leading-6 text-ink lg:mt-1">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Outcome of a case: a dot with a word. */
export function Outcome({ study: { outcome } }: { study: Pick<CaseStudy, 'outcome'> }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span
        aria-hidden
        className={`size-2 rounded-full ${outcome === 'worked' ? 'bg-low' : 'bg-medium'}`}
      />
      {outcomeNames[outcome]}
    </span>
  );
}

function Systems({ names }: { names: string[] }) {
  return (
    <ul className="space-y-1.5">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
