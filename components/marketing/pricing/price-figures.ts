import type { ServiceSummary } from '@/lib/services/model';
import { priceLabel } from '@/lib/services/rules';
import type { KeyFigure } from '../key-figures';
import { plans } from './plans';
import { OPERATIONS } from './price-sequence';
import type { Example } from './worked-example';

type Services = readonly ServiceSummary[];

/** Returns the service with the lowest price for building. */
function firstStep(services: Services): KeyFigure[] {
  const [first] = services
    .flatMap(({ slug, title, priceFrom }) =>
      priceFrom === null || slug === OPERATIONS ? [] : [{ title, priceFrom }],
    )
    .toSorted((a, b) => a.priceFrom - b.priceFrom);
  const figure = priceLabel(first?.priceFrom ?? null);
  return first && figure ? [{ figure, label: first.title }] : [];
}

/** Returns the number of services, and the lowest prices of building and of operations. */
export function serviceFigures(services: Services): KeyFigure[] {
  const operations = services.find(({ slug }) => slug === OPERATIONS);
  const monthly = priceLabel(operations?.priceFrom ?? null);
  return [
    ...(services.length > 0
      ? [
          {
            figure: String(services.length),
            label: services.length === 1 ? 'service' : 'services, each with its price',
          },
        ]
      : []),
    ...firstStep(services),
    ...(operations && monthly ? [{ figure: monthly, label: `a month, ${operations.title}` }] : []),
  ];
}

/** Returns the lowest prices of building and of running, and the month in which the worked example pays. */
export function priceFigures(
  services: Services,
  example: Example | null,
  customer?: string,
): KeyFigure[] {
  const plan = plans.find(({ dollarsPerMonth }) => dollarsPerMonth !== null);
  return [
    ...firstStep(services),
    ...(plan ? [{ figure: `$${plan.dollarsPerMonth}`, label: `a month, ${plan.name}` }] : []),
    ...(customer && example?.paysFrom
      ? [
          {
            figure: `month ${example.paysFrom}`,
            label: `the price is back at ${customer}, by our estimate`,
          },
        ]
      : []),
  ];
}
