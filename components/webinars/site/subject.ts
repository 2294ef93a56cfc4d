import type { Subject } from '@/components/marketing/drawings/subject';
import { contentPath } from '@/lib/paths';
import type { WebinarSummary } from '@/lib/webinars/model';

type SubjectWebinar = Pick<WebinarSummary, 'slug' | 'title' | 'tags' | 'description'>;

/** Returns what the drawing of a webinar is about. */
export function webinarSubject({ slug, title, tags, description }: SubjectWebinar): Subject {
  return { seed: contentPath('webinars', slug), title, tags, summary: description };
}
