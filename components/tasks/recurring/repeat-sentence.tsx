import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { shortMoment } from '@/lib/core/time/business-time';

type RepeatSentenceProps = { sentence: string; dates: readonly string[] };

/** Recurrence rule in plain English, with its next dates. */
export function RepeatSentence({ sentence, dates }: RepeatSentenceProps) {
  return (
    <div aria-live="polite">
      <p className="text-ink">{sentence}</p>
      {dates.length > 0 && (
        <p className="text-ink-3">
          Next: {dates.map((date) => shortMoment(date)).join(' · ')} {BUSINESS_TIME_ZONE_NAME}
        </p>
      )}
    </div>
  );
}
