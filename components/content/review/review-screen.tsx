import { storedIn } from '@/components/content/editing/draft-keeper';
import { EditorHead } from '@/components/content/editing/editor-head';
import { FormDifference } from '@/components/content/editing/form-difference';
import { KeptScreen } from '@/components/records/kept-record';
import { MissingScreen } from '@/components/staff/missing-screen';
import { EmptyState } from '@/components/ui/empty-state';
import type { RecordEnd } from '@/lib/audit/model';
import type { EditedContent } from '@/lib/content/editing/model';
import type { Review } from '@/lib/content/review/model';
import { type Desk, includesLevel } from '@/lib/core/auth/content-rights';
import type { ContentTable } from '@/lib/paths';
import { CommentForm } from './comment-form';
import { CommentList } from './comment-list';
import { Decision } from './decision';
import { ReviewState } from './review-state';

type ReviewScreenProps = {
  id: string;
  end: Promise<RecordEnd | null>;
  table: ContentTable;
  content: Promise<EditedContent | null>;
  review: Promise<Review | null>;
  desk: Desk;
};

const heading = 'mb-4 font-medium text-ink';

/** Review of a record: the changes of its draft, the comments and, for publishers, the decision. */
export async function ReviewScreen({ table, id, end, desk, ...reading }: ReviewScreenProps) {
  const [content, review] = await Promise.all([reading.content, reading.review]);
  return (
    <KeptScreen key={id} end={end} missing={<MissingScreen area={desk.area} />}>
      {content && <OpenReview table={table} content={content} review={review} desk={desk} />}
    </KeptScreen>
  );
}

type OpenReviewProps = {
  table: ContentTable;
  content: EditedContent;
  review: Review | null;
  desk: Desk;
};

function OpenReview({ table, content, review, desk }: OpenReviewProps) {
  const { id, title, state, saved } = content;
  const isOpen = review?.state === 'open';
  return (
    <>
      <EditorHead table={table} id={id} title={title} current="review" area={desk.area} />
      {review ? (
        <div className="grid gap-8 lg:grid-cols-[1fr_22rem]">
          <section aria-label="Changes in the draft" className="min-w-0">
            <h2 className={heading}>
              {state === 'published' ? 'Changes in the draft' : 'The draft'}
            </h2>
            <FormDifference
              table={table}
              before={state === 'published' ? saved : {}}
              after={storedIn(content).values}
              same="None: this is the text on the site."
            />
          </section>
          <div className="space-y-8">
            <ReviewState review={review} />
            {isOpen && includesLevel(desk.level, 'publish') && (
              <Decision table={table} content={content} review={review.id} />
            )}
            <section aria-label="Comments">
              <h2 className={heading}>Comments</h2>
              <CommentList comments={review.comments} />
              {isOpen && <CommentForm table={table} review={review.id} />}
            </section>
          </div>
        </div>
      ) : (
        <EmptyState title="No review requested">
          Writers request a review in the editor. People who may publish then see the changes here,
          comment on passages, publish, or send the draft back.
        </EmptyState>
      )}
    </>
  );
}
