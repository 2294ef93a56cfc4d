import { Status } from '@/components/ui/status';
import type { Review } from '@/lib/content/review/model';
import { zonedMoment } from '@/lib/core/time/business-time';

const names = { open: 'In review', published: 'Published', sent_back: 'Sent back' } as const;
const tones = { open: 'medium', published: 'done', sent_back: 'high' } as const;

const SOMEBODY = 'A former colleague';

/** State of a review: author, decision, and the notes of both people. */
export function ReviewState({ review }: { review: Review }) {
  const { state, note, askedBy, askedAt, decidedBy, decidedAt, answer } = review;
  return (
    <section aria-label="State of the review" className="space-y-3">
      <Status tone={tones[state]}>{names[state]}</Status>
      <p>
        {askedBy ?? SOMEBODY} asked on {zonedMoment(askedAt)}.
      </p>
      {note && <p className="break-words whitespace-pre-wrap text-ink">{note}</p>}
      {decidedAt && (
        <p>
          {decidedBy ?? 'The site'} {state === 'published' ? 'published it' : 'sent it back'} on{' '}
          {zonedMoment(decidedAt)}.
        </p>
      )}
      {answer && <p className="break-words whitespace-pre-wrap text-ink">{answer}</p>}
    </section>
  );
}
