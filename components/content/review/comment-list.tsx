import type { Review } from '@/lib/content/review/model';
import { zonedMoment } from '@/lib/core/time/business-time';

/** Comments of a review in chronological order, each with the passage that it quotes. */
export function CommentList({ comments }: { comments: Review['comments'] }) {
  if (comments.length === 0) return <p>None yet.</p>;
  return (
    <ol className="space-y-4">
      {comments.map(({ id, passage, comment, at, by }) => (
        <li key={id} className="rounded-surface border border-line bg-surface px-4 py-3">
          {passage && (
            <blockquote className="mb-2 border-l-2 border-line-strong pl-3 break-words text-ink-3">
              {passage}
            </blockquote>
          )}
          <p className="break-words whitespace-pre-wrap text-ink">{comment}</p>
          <p className="mt-1 text-ink-3">
            {by ?? 'A former colleague'}, {zonedMoment(at)}
          </p>
        </li>
      ))}
    </ol>
  );
}
