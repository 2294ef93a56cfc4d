import { MAX_SHOWN } from '@/lib/core/lists/numbered-pages';
import type { InputName } from './fields';

/** A service with a build phase, with its lowest price. */
export type PricedService = { slug: string; title: string; price: number };

/** Published prices used as defaults of an estimate. */
export type PriceList = { discovery: number; services: PricedService[] };

/** Services that are not a one-off build of one process: monthly services, preliminary work and training. */
const NOT_BUILT = ['process-discovery', 'automation-operations', 'team-training'];

/** Service of the worked example on /pricing. */
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

/** Returns the service in a query, or the default service if it has none with a build phase. */
export function serviceOf({ services }: PriceList, slug: string | null): PricedService | undefined {
  return (
    services.find((service) => service.slug === slug) ??
    services.find((service) => service.slug === USUAL_SERVICE) ??
    services[0]
  );
}

/** Returns our price for a field, or undefined if the field is not one of our prices. */
export function listPrice(
  name: InputName,
  list: PriceList,
  service: PricedService | undefined,
): number | undefined {
  if (name === 'discovery') return list.discovery;
  return name === 'building' ? service?.price : undefined;
}
