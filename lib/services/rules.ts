import { moneyFormat } from '@/lib/core/text/money';

/** Groups services by category, in the order of each category's first service. */
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
 * Returns at most `count` services to recommend after `service`, excluding itself: first those of its category, then
 * those nearest in the list.
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
  const isSameCategory = (other: Other) => other.category === service.category;
  return [
    ...nearest.filter(isSameCategory),
    ...nearest.filter((other) => !isSameCategory(other)),
  ].slice(0, count);
}

/**
 * Returns the price of a service as the end of a sentence, such as 'from $9,500, agreed in writing before we start'.
 */
export function priceMeaning(priceFrom: number | null): string {
  return `${priceLabel(priceFrom) ?? 'priced individually'}, agreed in writing before we start`;
}

/** Returns the lowest price of a service, such as 'from $9,500'; null if prices are agreed individually. */
export function priceLabel(priceFrom: number | null): string | null {
  return priceFrom === null ? null : `from ${moneyFormat('USD').format(priceFrom)}`;
}
