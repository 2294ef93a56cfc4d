import {
  bullets,
  factList,
  markdownDocument,
  markdownSection,
  plainText,
} from '@/lib/core/text/markdown-document';
import { safeMarkdown } from '@/lib/core/text/safe-markdown';
import { videoKind, videoLabel } from '@/lib/core/video/summary';
import type { Webinar } from './model';
import { sessionDate, sessionTime } from './rules';

/**
 * Renders the page of a webinar as Markdown, with the text of its recording.
 * @param transcript transcript of its video, if it has one
 */
export function webinarMarkdown(webinar: Webinar, transcript = ''): string {
  const start = new Date(webinar.startsAt);
  const chapters = webinar.chapters.map(({ minute, title, points, said }) =>
    [
      `### Minute ${minute}: ${plainText(title)}`,
      bullets(points.map(plainText)),
      safeMarkdown(said),
    ]
      .filter(Boolean)
      .join('\n\n'),
  );
  return markdownDocument(webinar.title, [
    plainText(webinar.description),
    webinar.cancelReason ? `**Cancelled.** ${plainText(webinar.cancelReason)}` : '',
    factList({
      Date: `${sessionDate(start)}, ${sessionTime(start)}`,
      Duration: `${webinar.durationMinutes} minutes`,
      Presenter: [webinar.presenter, webinar.presenterRole].filter(Boolean).join(', '),
      Price: 'Free',
      Topics: webinar.tags.join(', '),
      Video: webinar.video && videoLabel(webinar.video),
    }),
    safeMarkdown(webinar.body),
    markdownSection(
      `What was said in the live session, ${webinar.durationMinutes} minutes`,
      chapters.join('\n\n'),
    ),
    markdownSection(
      `Text of the video: ${webinar.video ? videoKind(webinar.video) : 'Recording'}`,
      safeMarkdown(transcript),
    ),
  ]);
}
