import { topicMeanings, topicOf, topicOfUrl, topicText } from '@/lib/bookings/about';
import { AboutMeaning } from './about-meaning';
import { useLinkedSubject, usePageQuery } from './use-page-query';

/** `typed` contains the submitted values of a refused form. */
type TopicChoiceProps = { typed: Record<string, string> };

/**
 * Shows the topic from the link to this page, with a checkbox to leave it out.
 */
export function TopicChoice({ typed }: TopicChoiceProps) {
  const query = usePageQuery();
  const topic = topicOf(typed) ?? topicOfUrl(query);
  const { courseTitle } = useLinkedSubject();
  if (!topic) return null;
  return (
    <div className="rounded-control border border-line bg-surface px-4 py-3">
      {/* Sent if the checkbox is not ticked. */}
      <input type="hidden" name="about" value="" />
      <input type="hidden" name="course" value={topic.course ?? ''} />
      <label className="flex items-center gap-3 text-ink">
        <input
          type="checkbox"
          name="about"
          value={topic.about}
          defaultChecked={typed.about !== ''}
          className="size-5 shrink-0 accent-accent"
        />
        <span>
          About:{' '}
          <span className="font-medium">
            {topicText(topic.about, typed.courseTitle ?? courseTitle)}
          </span>
        </span>
      </label>
      <p className="mt-1 pl-8">
        <AboutMeaning>{topicMeanings[topic.about]}</AboutMeaning>
      </p>
    </div>
  );
}
