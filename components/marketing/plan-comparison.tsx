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

/** Table of all lines of all plans; it scrolls on narrow screens. */
export function PlanComparison() {
  return (
    <section
      aria-label="Comparison of the plans"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling table must be reachable by keyboard.
      tabIndex={0}
      className="relative overflow-x-auto"
    >
      <table className="w-full min-w-160 table-fixed text-left text-[0.9375rem] leading-6">
        <thead>
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
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={4} className="label pt-8 pb-2 font-normal text-ink-3">
                {group}
              </th>
            </tr>
            {features.map((feature) => (
              <tr key={feature.label} className="border-b border-line">
                <th scope="row" className="py-3 pr-4 font-normal text-ink-2">
                  {feature.label}
                </th>
                {plans.map(({ name }) => (
                  <td key={name} className="py-3 pr-4 text-ink">
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
