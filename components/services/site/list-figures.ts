import type { KeyFigure } from '@/components/marketing/key-figures';
import { OPERATIONS } from '@/components/marketing/pricing/price-sequence';
import { moneyFormat } from '@/lib/core/text/money';
import type { ServiceSummary } from '@/lib/services/model';

/** Returns the number of services and the lowest prices of building and of running, from the stored services. */
export function serviceListFigures(services: readonly ServiceSummary[]): KeyFigure[] {
  const priced = services.flatMap(({ slug, title, priceFrom }) =>
    priceFrom === null ? [] : [{ slug, title, priceFrom }],
  );
  const [first] = priced
    .filter(({ slug }) => slug !== OPERATIONS)
    .toSorted((a, b) => a.priceFrom - b.priceFrom);
  const operations = priced.find(({ slug }) => slug === OPERATIONS);
  const money = moneyFormat('USD');
  return [
    ...(services.length > 0
      ? [
          {
            figure: String(services.length),
            label: services.length === 1 ? 'service' : 'services, each with its price',
          },
        ]
      : []),
    ...(first ? [{ figure: money.format(first.priceFrom), label: `from: ${first.title}` }] : []),
    ...(operations
      ? [
          {
            figure: money.format(operations.priceFrom),
            label: `from, a month: ${operations.title}`,
          },
        ]
      : []),
  ];
}
