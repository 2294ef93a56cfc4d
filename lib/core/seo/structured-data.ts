import type {
  Answer,
  BreadcrumbList,
  FAQPage,
  ItemList,
  Organization,
  Person,
  ProfessionalService,
  Question,
  WebSite,
} from 'schema-dts';
import { brand } from '@/lib/brand';
import { env } from '@/lib/core/env';
import type { ContentTable } from '@/lib/paths';
import { contentPath } from '@/lib/paths/site';
import { socialImagePath } from './social-image-path';

/** Returns the absolute URL of a path of this site. */
export function absoluteUrl(path: string): string {
  return new URL(path, env.SITE_URL).href;
}

/** Returns the structured data of Tech Link as provider, publisher or employer. */
export function organization() {
  return {
    '@type': 'Organization',
    '@id': absoluteUrl('/#organization'),
    name: brand.name,
    legalName: brand.legalName,
    description: brand.description,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icon-512.png'),
    address: {
      '@type': 'PostalAddress',
      streetAddress: brand.address.street,
      addressLocality: brand.address.city,
      addressRegion: brand.address.region,
      postalCode: brand.address.postalCode,
      addressCountry: brand.address.country,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: brand.phone.label,
      email: brand.support.label,
      availableLanguage: 'English',
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: [...brand.phoneTimes.days],
        opens: brand.phoneTimes.opens,
        closes: brand.phoneTimes.closes,
      },
    },
  } satisfies Exclude<Organization, string>;
}

/** Returns the structured data of Tech Link as a local business: the same entity, with its opening hours. */
export function professionalService(): Exclude<ProfessionalService, string> {
  const firm = organization();
  return {
    ...firm,
    '@type': 'ProfessionalService',
    image: firm.logo,
    telephone: brand.phone.label,
    email: brand.email.label,
    openingHoursSpecification: firm.contactPoint.hoursAvailable,
  };
}

/** Returns the structured data of a person; `path` is that of their page, if they have one. */
export function person({
  name,
  path,
  jobTitle,
  description,
}: {
  name: string;
  path?: string | undefined;
  jobTitle?: string | null;
  description?: string | null;
}): Exclude<Person, string> {
  return {
    '@type': 'Person',
    ...(path && { '@id': absoluteUrl(`${path}#person`), url: absoluteUrl(path) }),
    name,
    ...(jobTitle && { jobTitle }),
    ...(description && { description }),
  };
}

/** Returns the structured data of this site, with the name for search engines. */
export function website(): Exclude<WebSite, string> {
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl('/#website'),
    name: brand.name,
    url: absoluteUrl('/'),
    description: brand.description,
    inLanguage: 'en',
    publisher: { '@id': absoluteUrl('/#organization') },
  };
}

/** Returns the breadcrumbs of a page as structured data, from the home page to the page itself. */
export function breadcrumbs(
  trail: { name: string; path: string }[],
): Exclude<BreadcrumbList, string> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...trail].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

/** Returns the structured data of a list of records, in its order; nothing for an empty list. */
export function contentList(
  table: ContentTable,
  records: readonly { slug: string }[],
): Exclude<ItemList, string>[] {
  if (records.length === 0) return [];
  return [
    {
      '@type': 'ItemList',
      itemListElement: records.map(({ slug }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: absoluteUrl(contentPath(table, slug)),
      })),
    },
  ];
}

/**
 * Returns the URL of a record's picture for structured data.
 * @param picture defaults to the social image
 */
export function contentImage(
  table: ContentTable,
  slug: string,
  picture: { src: string } | null = null,
): string {
  return absoluteUrl(picture?.src ?? socialImagePath(table, slug));
}

/** Returns the structured data of the questions and answers on a page. */
export function faqPage(items: { question: string; answer: string }[]): Exclude<FAQPage, string> {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(
      ({ question, answer }): Exclude<Question, string> => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer } satisfies Exclude<Answer, string>,
      }),
    ),
  };
}
