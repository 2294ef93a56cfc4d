import type { Answer, BreadcrumbList, FAQPage, Organization, Question, WebSite } from 'schema-dts';
import { brand } from '@/lib/brand';
import { env } from '@/lib/core/env';

/** An address of this site as search engines want it: absolute. */
export function absoluteUrl(path: string): string {
  return new URL(path, env.SITE_URL).href;
}

/** Tech Link itself, named by its own address wherever it is a provider, publisher or employer. */
export function organization(): Exclude<Organization, string> {
  return {
    '@type': 'Organization',
    '@id': absoluteUrl('/#organization'),
    name: brand.name,
    legalName: brand.legalName,
    description: brand.description,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/icon-512.png'),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: brand.phone.label,
      email: brand.support.label,
      availableLanguage: 'English',
    },
  };
}

/** This site, under the name that search engines should show for it. */
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

/** Where a page stands: from the home page down to itself. */
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

/** Questions and answers that stand on the page. */
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
