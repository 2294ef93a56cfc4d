import 'server-only';
import type { z } from 'zod';
import { readNames } from '@/lib/content/authors/data';
import type { Editor } from '@/lib/core/auth/guard';
import { dataOf } from '@/lib/core/supabase/answer';
import { sessionClient } from '@/lib/core/supabase/session';
import type { ContentTable } from '@/lib/paths';
import { askedAnswer, type Review, reviewRow } from './model';
import type { askInput, commentInput, sendBackInput } from './schema';

/** Returns the latest review of a record, or null if there was none. */
export async function readReview(
  editor: Editor,
  table: ContentTable,
  id: string,
): Promise<Review | null> {
  const client = await sessionClient();
  const answer = await client
    .from('content_reviews')
    .select(
      'id, state, note, askedAt:asked_at, decidedAt:decided_at, answer, askedBy:asked_by, decidedBy:decided_by, comments:content_review_comments(id, passage, comment, at:created_at, by:author_id)',
    )
    .eq('table_name', table)
    .eq('record_id', id)
    .order('asked_at', { ascending: false })
    .order('created_at', { referencedTable: 'content_review_comments' })
    .limit(1)
    .maybeSingle();
  const review = reviewRow.nullable().parse(dataOf(answer, `${editor.id} could not read a review`));
  if (!review) return null;
  const { askedBy, decidedBy, comments } = review;
  const names = await readNames(editor, [askedBy, decidedBy, ...comments.map(({ by }) => by)]);
  const nameOf = (person: string | null) => names.get(person) ?? null;
  return {
    ...review,
    askedBy: nameOf(askedBy),
    decidedBy: nameOf(decidedBy),
    comments: comments.map((comment) => ({ ...comment, by: nameOf(comment.by) })),
  };
}

/** Requests a review of a draft. @returns the outcome */
export async function storeQuestion(
  editor: Editor,
  { table, id, note }: z.output<typeof askInput>,
) {
  const client = await sessionClient();
  const answer = await client.rpc('ask_for_review', { kind: table, content_id: id, words: note });
  return askedAnswer.parse(dataOf(answer, `${editor.id} could not ask for a review`)).outcome;
}

/** Sends a draft back to its writer. @returns false if its review is over */
export async function storeAnswer(
  editor: Editor,
  { review, answer: words }: z.output<typeof sendBackInput>,
): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client.rpc('send_back_review', { review, words });
  return dataOf(answer, `${editor.id} could not send a draft back`) === true;
}

/** Adds a comment to a review. @returns false if it is over */
export async function storeComment(
  editor: Editor,
  { review, passage, comment }: z.output<typeof commentInput>,
): Promise<boolean> {
  const client = await sessionClient();
  const answer = await client.rpc('comment_on_review', { review, about: passage, words: comment });
  return dataOf(answer, `${editor.id} could not comment on a review`) === true;
}
