import type { Article, ItemList, PropertyValue } from 'schema-dts';
import { absoluteUrl, organization } from '@/lib/core/seo/structured-data';
import { contentPath, figureAnchor, paths } from '@/lib/paths';
import { figureKindNames } from './figures/kinds';
import type { Figure } from './figures/model';
import { figurePeriod, isSourced } from './figures/rules';
import type { CaseStudy, CaseSummary } from './model';

const MAX_HEADLINE = 110;

const caseUrl = (slug: string) => absoluteUrl(contentPath('cases', slug));

/** Returns the structured data of a case with those of its figures that have a source. */
export function caseArticle(study: CaseStudy): Exclude<Article, string> {
  const url = caseUrl(study.slug);
  return {
    '@type': 'Article',
    '@id': `${url}#case`,
    headline: study.title.slice(0, MAX_HEADLINE),
    description: study.summary,
    articleSection: 'Case study',
    url,
    mainEntityOfPage: url,
    ...(study.publishedAt && { datePublished: new Date(study.publishedAt).toISOString() }),
    dateModified: new Date(study.updatedAt).toISOString(),
    author: organization(),
    publisher: organization(),
    inLanguage: 'en',
    about: { '@type': 'Organization', name: study.customer },
    ...(study.personName && {
      contributor: {
        '@type': 'Person',
        name: study.personName,
        ...(study.personRole && { jobTitle: study.personRole }),
      },
    }),
    mentions: study.figures.filter(isSourced).map((figure) => figureThing(figure, url)),
  };
}

function figureThing(figure: Figure & { source: string }, url: string) {
  const { id, label, value, unit, kind, measuredBy, source } = figure;
  return {
    '@type': 'PropertyValue',
    '@id': `${url}#${figureAnchor(id)}`,
    propertyID: id,
    name: label,
    value,
    unitText: unit,
    description: `${figureKindNames[kind]} by ${measuredBy}, ${figurePeriod(figure)}.`,
    measurementTechnique: source,
  } satisfies Exclude<PropertyValue, string>;
}

/** Returns the structured data of the list of cases. */
export function caseList(cases: CaseSummary[]): Exclude<ItemList, string> {
  return {
    '@type': 'ItemList',
    '@id': `${absoluteUrl(paths.cases)}#list`,
    itemListElement: cases.map(({ slug }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: caseUrl(slug),
    })),
  };
}
