import { MAX_SHOWN } from '@/lib/core/lists/numbered-pages';
import type { InputName } from './fields';

/** A service that builds something, with its lowest price. */
export type PricedService = { slug: string; title: string; price: number };

/** The published prices that an estimate starts from. */
export type PriceList = { discovery: number; services: PricedService[] };

/** Services that are not built once for one process: they are paid by the month, come before, or teach. */
const NOT_BUILT = ['process-discovery', 'automation-operations', 'team-training'];

/** The service of the worked example on /pricing. */
const USUAL_SERVICE = 'document-processing';

type Listed = { slug: string; title: string; priceFrom: number | null };

/** Returns the prices of the first published services. */
export function priceListOf(services: readonly Listed[]): PriceList {
  return {
    discovery: services.find(({ slug }) => slug === NOT_BUILT[0])?.priceFrom ?? 0,
    services: services
      .flatMap(({ slug, title, priceFrom }) =>
        priceFrom === null || NOT_BUILT.includes(slug) ? [] : [{ slug, title, price: priceFrom }],
      )
      .slice(0, MAX_SHOWN),
  };
}

/** Returns the service of a query; the usual one where it names none that we build. */
export function serviceOf({ services }: PriceList, slug: string | null): PricedService | undefined {
  return (
    services.find((service) => service.slug === slug) ??
    services.find((service) => service.slug === USUAL_SERVICE) ??
    services[0]
  );
}

/** Returns our price for a field, or undefined where the field is no price of ours. */
export function listPrice(
  name: InputName,
  list: PriceList,
  service: PricedService | undefined,
): number | undefined {
  if (name === 'discovery') return list.discovery;
  return name === 'building' ? service?.price : undefined;
}
