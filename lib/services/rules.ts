import { moneyFormat } from '@/lib/core/text/money';
/** Services by their category; groups stand in the order of their first service. */
export function groupedByCategory<Service extends { category: string }>(
  services: readonly Service[],
): { category: string; services: Service[] }[] {
  const categories = [...new Set(services.map(({ category }) => category))];
  return categories.map((category) => ({
    category,
    services: services.filter((service) => service.category === category),
  }));
}

type Placed = { slug: string; category: string; position: number };

/**
 * The services to look at after `service`: those of its category first, then those that stand nearest
 * in the list. At most `count`, never itself.
 */
export function relatedServices<Other extends Placed>(
  service: Placed,
  others: readonly Other[],
  count: number,
): Other[] {
  const distance = (other: Other) => Math.abs(other.position - service.position);
  const nearest = others
    .filter(({ slug }) => slug !== service.slug)
    .toSorted((a, b) => distance(a) - distance(b));
  const isKin = (other: Other) => other.category === service.category;
  return [...nearest.filter(isKin), ...nearest.filter((other) => !isKin(other))].slice(0, count);
}

/** What a service costs at least, such as 'from $9,500'; null where the price is agreed one by one. */
export function priceLabel(priceFrom: number | null): string | null {
  return priceFrom === null ? null : `from ${moneyFormat('USD').format(priceFrom)}`;
}
