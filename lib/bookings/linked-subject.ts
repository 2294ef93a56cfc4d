import 'server-only';
import { priceMeaning } from '@/lib/services/rules';
import { summaryOf } from '@/lib/tools/calculator/summary';
import { findSubject } from './data';

/**
 * Returns what a link to the booking form names: its query, the title of its course, its service and the summary of
 * its estimate.
 */
export async function readLinkedSubject(query: URLSearchParams) {
  const [course, service] = await Promise.all([
    findSubject({ course: query.get('course') }),
    findSubject({ service: query.get('service') }),
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
