import type { Article, PropertyValue } from 'schema-dts';
import { absoluteUrl, contentImage, organization } from '@/lib/core/seo/structured-data';
import { contentPath, figureAnchor } from '@/lib/paths/site';
import { figureKindNames } from './figures/kinds';
import type { Figure } from './figures/model';
import { figurePeriod, isSourced } from './figures/rules';
import type { CaseStudy } from './model';

const MAX_HEADLINE = 110;

/** Returns the structured data of a case with its figures that have a source. */
export function caseArticle(study: CaseStudy): Exclude<Article, string> {
  const url = absoluteUrl(contentPath('cases', study.slug));
  return {
    '@type': 'Article',
    '@id': `${url}#case`,
    headline: study.title.slice(0, MAX_HEADLINE),
    description: study.summary,
    image: contentImage('cases', study.slug),
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
