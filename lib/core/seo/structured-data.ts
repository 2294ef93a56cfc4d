import type { Answer, BreadcrumbList, FAQPage, Organization, Question, WebSite } from 'schema-dts';
import { brand } from '@/lib/brand';
import { env } from '@/lib/core/env';

/** Returns the absolute URL of a path of this site. */
export function absoluteUrl(path: string): string {
  return new URL(path, env.SITE_URL).href;
}

/** Returns the structured data of Tech Link as provider, publisher or employer. */
export function organization(): Exclude<Organization, string> {
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
  };
}

/** Returns the structured data of this site, with the name that search engines should show. */
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

/** Returns the path of a page as structured data, from the home page down to the page itself. */
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
