import { SocialFigure } from '@/components/marketing/drawings/social-figure';
import { subjectOf } from '@/components/marketing/drawings/subject';
import { priceRange, weeksText } from '@/lib/cases/labels';
import type { CaseStudy } from '@/lib/cases/model';
import type { SocialImage } from '@/lib/core/seo/social-image';

/** Returns the social preview of a case. */
export function caseCard(study: CaseStudy): SocialImage {
  return {
    label: `Case · ${study.customer}`,
    title: study.title,
    figure: <SocialFigure subject={subjectOf('cases', study)} />,
    facts: [weeksText(study.weeks), priceRange(study)],
  };
}
