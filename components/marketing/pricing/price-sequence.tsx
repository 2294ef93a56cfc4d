import { MAX_SHOWN } from '@/lib/core/lists/numbered-pages';
import { contentPath } from '@/lib/paths/site';
import { planPriceText } from '@/lib/plans';
import type { ServiceSummary } from '@/lib/services/model';
import { priceLabel } from '@/lib/services/rules';
import { plans } from './plans';

type PriceSequenceProps = { services: ServiceSummary[] };

/** Slug of the service with a monthly price. */
export const OPERATIONS = 'automation-operations';

/** The three kinds of prices in the order of a project, with the services of each. */
export function PriceSequence({ services }: PriceSequenceProps) {
  const linked = (chosen: ServiceSummary[]) =>
    chosen.map(({ slug, title, priceFrom, duration }) => ({
      href: contentPath('services', slug),
      name: title,
      price: [priceLabel(priceFrom) ?? 'agreed individually', duration].filter(Boolean).join(', '),
    }));
  const steps = [
    {
      when: 'Once',
      title: 'Building',
      text: 'Agreed in writing before we start. You can stop after each service and keep what it made.',
      lines: linked(services.filter(({ slug }) => slug !== OPERATIONS).slice(0, MAX_SHOWN)),
    },
    {
      when: 'Each month',
      title: 'Running',
      text: 'One plan for everything that runs. It starts in the month in which the first workflow works alone.',
      lines: plans.map(({ name, topic }) => ({
        href: '#plans',
        name,
        price: planPriceText(topic),
      })),
    },
    {
      when: 'If you want it',
      title: 'Operations',
      text: 'Our engineers on call, nightly tests and changes. They begin to pay when several workflows share them.',
      lines: linked(services.filter(({ slug }) => slug === OPERATIONS)),
    },
  ];
  return (
    <ol className="grid border-t border-line-strong lg:grid-cols-12">
      {steps.map(({ when, title, text, lines }) => (
        <li
          key={title}
          className="grid gap-x-6 gap-y-4 border-b border-line py-8 lg:col-span-12 lg:grid-cols-12"
        >
          <p className="label text-accent lg:col-span-2 lg:pt-1">{when}</p>
          <div className="lg:col-span-4">
            <h2 className="text-h3">{title}</h2>
            <p className="mt-2 max-w-[26em] text-base leading-6.5">{text}</p>
          </div>
          <ul className="divide-y divide-line lg:col-span-6">
            {lines.map(({ href, name, price }) => (
              <li key={name}>
                <a
                  href={href}
                  className="flex flex-wrap items-baseline justify-between gap-x-6 py-2 text-[0.9375rem] leading-6 text-ink underline-offset-4 hover:underline"
                >
                  {name}
                  <span className="font-mono text-staff text-ink-2">{price}</span>
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
