import type { CaseStudy } from './model';

/** Returns the texts of a case, in the order of its page. */
export function storyOf(study: CaseStudy): string[] {
  const { situation, baseline, built, wentWrong, result, limits } = study;
  return [situation, baseline, built, wentWrong, result, limits];
}
