import type { Review } from '@/lib/academy/learning/model';
import { longDay } from '@/lib/core/time/business-time';

type CourseReviewsProps = { reviews: readonly Review[]; instructor: string };

/** Reviews of students who completed the course, with the instructor's answers. */
export function CourseReviews({ reviews, instructor }: CourseReviewsProps) {
  if (reviews.length === 0) return null;
  return (
    <section>
      <h2 className="text-2xl font-semibold tracking-[-0.018em]">From people who completed it</h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {reviews.map(({ id, name, rating, text, ratedAt, answer }) => (
          <li key={id} className="py-5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-6 text-ink">
              <span className="font-medium">{name}</span>
              <span className="font-mono text-staff text-ink-3">
                {rating} of 5, {longDay(ratedAt)}
              </span>
            </p>
            <p className="mt-2 max-w-measure wrap-anywhere whitespace-pre-line">{text}</p>
            {answer && (
              <div className="mt-3 max-w-measure border-l-2 border-line pl-4">
                <p className="text-staff text-ink-3">{instructor} answers</p>
                <p className="mt-1 wrap-anywhere whitespace-pre-line">{answer}</p>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
