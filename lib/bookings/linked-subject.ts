import 'server-only';
import { log } from '@/lib/core/log';
import { priceMeaning } from '@/lib/services/rules';
import { summaryOf } from '@/lib/tools/calculator/summary';
import { readSubject } from './data';
import { subjectQuery } from './schema';

/** Returns the named course or service; null if there is none, or if it cannot be read: the form works without it. */
async function subjectOf(link: { course: string | null } | { service: string | null }) {
  const named = subjectQuery.safeParse(link);
  if (!named.success) return null;
  return readSubject(named.data).catch((err: unknown) => {
    log.error({ err }, 'the subject of a link cannot be read');
    return null;
  });
}

/**
 * Returns what a link to the booking form names: its query, the title of its course, its service and the summary of
 * its estimate.
 */
export async function readLinkedSubject(query: URLSearchParams) {
  const [course, service] = await Promise.all([
    subjectOf({ course: query.get('course') }),
    subjectOf({ service: query.get('service') }),
  ]);
  return {
    query: String(query),
    courseTitle: course?.title ?? null,
    service: service && {
      id: query.get('service') ?? '',
      title: service.title,
      price: priceMeaning(service.price ?? null),
    },
    estimate: summaryOf(query.get('estimate') ?? ''),
  };
}
