import { Check, Minus } from 'lucide-react';
import { planFeatures, plans } from './plans';

function Included({ value }: { value: string | boolean }) {
  if (typeof value === 'string') return value;
  const Icon = value ? Check : Minus;
  return (
    <>
      <Icon
        aria-hidden
        className={`size-5 ${value ? 'text-accent' : 'text-ink-3'}`}
        strokeWidth={1.5}
      />
      <span className="sr-only">{value ? 'included' : 'not included'}</span>
    </>
  );
}

/**
 * Table of all features of all plans. On a phone each feature has its own row with the value of each plan beneath, so
 * that no horizontal scrolling is needed.
 */
export function PlanComparison() {
  return (
    <section aria-label="Comparison of the plans">
      <table className="w-full table-fixed text-left text-[0.9375rem] leading-6 max-sm:block">
        <thead className="max-sm:hidden">
          <tr className="border-b border-line-strong text-ink">
            <td className="w-2/5" />
            {plans.map(({ name }) => (
              <th key={name} scope="col" className="pb-3 font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {planFeatures.map(({ group, features }) => (
          <tbody key={group} className="max-sm:block">
            <tr className="max-sm:block">
              <th
                scope="rowgroup"
                colSpan={4}
                className="label pt-8 pb-2 font-normal text-ink-3 max-sm:block"
              >
                {group}
              </th>
            </tr>
            {features.map((feature) => (
              <tr
                key={feature.label}
                className="border-b border-line max-sm:grid max-sm:grid-cols-3 max-sm:gap-x-3 max-sm:py-3"
              >
                <th
                  scope="row"
                  className="font-normal text-ink-2 max-sm:col-span-3 max-sm:pb-2 sm:py-3 sm:pr-4"
                >
                  {feature.label}
                </th>
                {plans.map(({ name }) => (
                  <td key={name} className="text-ink sm:py-3 sm:pr-4">
                    <span className="block text-staff leading-5 text-ink-3 sm:hidden">{name} </span>
                    <Included value={feature[name]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}
