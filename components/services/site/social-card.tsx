import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { subjectOf } from '@/components/marketing/drawings/subject';
import type { SocialImage } from '@/lib/core/seo/social-image';
import type { Service } from '@/lib/services/model';
import { priceLabel } from '@/lib/services/rules';

/** Returns the social preview of a service. */
export function serviceCard(service: Service): SocialImage {
  return {
    label: `Service · ${service.category}`,
    title: service.title,
    figure: <SocialFigure subject={subjectOf('services', service)} />,
    facts: [priceLabel(service.priceFrom), service.duration],
  };
}
