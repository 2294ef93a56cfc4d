import { ButtonLink } from '@/components/ui/button-link';
import { bookAboutPath } from '@/lib/paths/site';
import { planFeatures, plans } from './plans';

const keyFeatures = planFeatures.flatMap(({ features }) => features).filter(({ isKey }) => isKey);

/** The three plans side by side with their prices and main features. */
export function PlanTable() {
  return (
    <ul className="grid gap-px overflow-hidden rounded-surface border border-line bg-line lg:grid-cols-3">
      {plans.map((plan) => (
        <li key={plan.name} className="flex flex-col bg-surface p-6 lg:p-8">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="text-h3">{plan.name}</h3>
            {plan.isMostPopular && (
              <p className="label rounded-full bg-accent-soft px-3 py-1 text-accent">
                Most popular
              </p>
            )}
          </div>
          <p className="mt-6 flex min-h-14 flex-wrap items-baseline gap-x-2">
            <span className="font-mono text-[2.25rem] leading-14 font-medium tracking-[-0.04em] text-ink">
              {plan.dollarsPerMonth === null ? 'Custom pricing' : `$${plan.dollarsPerMonth}`}
            </span>
            {plan.dollarsPerMonth !== null && <span className="text-ink-3">per month</span>}
          </p>
          <p className="mt-2 min-h-13 max-w-[22em] text-base leading-6.5">{plan.audience}</p>
          <dl className="mt-6 mb-8 divide-y divide-line border-y border-line text-[0.9375rem] leading-6">
            {keyFeatures.map((feature) => (
              <div key={feature.label} className="flex justify-between gap-4 py-2.5">
                <dt className="font-normal text-ink-2">{feature.label}</dt>
                <dd className="font-mono text-staff leading-6 text-ink">{feature[plan.name]}</dd>
              </div>
            ))}
          </dl>
          <ButtonLink
            href={bookAboutPath(plan.topic)}
            size="lg"
            variant={plan.isMostPopular ? 'primary' : 'secondary'}
            className="mt-auto"
          >
            {plan.action}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
