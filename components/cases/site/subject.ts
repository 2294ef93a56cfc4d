import type { Subject } from '@/components/marketing/drawings/subject';
import type { CaseSummary } from '@/lib/cases/model';
import { contentPath } from '@/lib/paths';

type SubjectCase = Pick<CaseSummary, 'slug' | 'title' | 'sector' | 'summary'>;

/** Returns what the drawing of a case is about. */
export function caseSubject({ slug, title, sector, summary }: SubjectCase): Subject {
  return { seed: contentPath('cases', slug), title, tags: [sector], summary };
}
