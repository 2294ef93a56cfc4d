import 'server-only';
import { log } from '@/lib/core/log';
import { summaryOf } from '@/lib/tools/calculator/summary';
import { readSubject } from './data';
import { subjectQuery } from './schema';

/** Returns what a link to the booking form names: its query, the title of its course and the summary of its estimate. */
export async function readLinkedSubject(query: URLSearchParams) {
  const named = subjectQuery.safeParse({ course: query.get('course') });
  // Even without a title the form shows the topic.
  const course = named.success
    ? await readSubject(named.data).catch((err: unknown) =>
        log.error({ err }, 'no title of a course'),
      )
    : null;
  return {
    query: String(query),
    courseTitle: course?.title ?? null,
    estimate: summaryOf(query.get('estimate') ?? ''),
  };
}
