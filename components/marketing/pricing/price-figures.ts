import { moneyFormat } from '@/lib/core/text/money';
import type { ServiceSummary } from '@/lib/services/model';
import type { KeyFigure } from '../key-figures';
import { plans } from './plans';
import { OPERATIONS } from './price-sequence';
import type { Example } from './worked-example';

/** Returns the lowest prices of building and of running, and the month in which the worked example pays. */
export function priceFigures(
  services: readonly ServiceSummary[],
  example: Example | null,
  customer?: string,
): KeyFigure[] {
  const [first] = services
    .flatMap(({ slug, title, priceFrom }) =>
      priceFrom === null || slug === OPERATIONS ? [] : [{ title, priceFrom }],
    )
    .toSorted((a, b) => a.priceFrom - b.priceFrom);
  const plan = plans.find(({ dollarsPerMonth }) => dollarsPerMonth !== null);
  return [
    ...(first
      ? [
          {
            figure: moneyFormat('USD').format(first.priceFrom),
            label: `once, from: ${first.title}`,
          },
        ]
      : []),
    ...(plan ? [{ figure: `$${plan.dollarsPerMonth}`, label: `a month, from: ${plan.name}` }] : []),
    ...(customer && example?.paysFrom
      ? [
          {
            figure: String(example.paysFrom),
            label: `months until ${customer} has it back, estimated`,
          },
        ]
      : []),
  ];
}
