import type { Offer, PriceSpecification, Service as ServiceThing } from 'schema-dts';
import { absoluteUrl, organization } from '@/lib/core/seo/structured-data';
import { contentPath } from '@/lib/paths/site';
import type { Service } from './model';

/** Returns the structured data of a service; its price is the lowest one, in US dollars. */
export function serviceThing(service: Service): Exclude<ServiceThing, string> {
  const url = absoluteUrl(contentPath('services', service.slug));
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name: service.title,
    description: service.summary,
    serviceType: service.category,
    url,
    provider: organization(),
    ...(service.priceFrom !== null && { offers: offerFrom(service.priceFrom, url) }),
  };
}

function offerFrom(minPrice: number, url: string): Exclude<Offer, string> {
  const priceSpecification: Exclude<PriceSpecification, string> = {
    '@type': 'PriceSpecification',
    minPrice,
    priceCurrency: 'USD',
  };
  return { '@type': 'Offer', url, priceSpecification };
}
