import type { Subject } from '@/components/marketing/drawings/subject';
import { contentPath } from '@/lib/paths';
import type { ServiceSummary } from '@/lib/services/model';

type SubjectService = Pick<ServiceSummary, 'slug' | 'title' | 'category' | 'summary'>;

/** Returns what the drawing of a service is about. */
export function serviceSubject({ slug, title, category, summary }: SubjectService): Subject {
  return { seed: contentPath('services', slug), title, tags: [category], summary };
}
