'use server';
import { done } from '@/lib/core/actions/answer';
import { leaderAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { reviewDecision, studentInput } from './schema';
import { remindStudent, revokeLinks, sendLink, storeReviewDecision } from './writes';

/** Mails a student their private link (leaders). Refused: 'studentGone'. */
export const resendLink = leaderAction
  .inputSchema(studentInput)
  .action(async ({ parsedInput: { id }, ctx: { leader } }) => {
    if (!(await sendLink(leader, id))) throw new ActionFailure('studentGone');
    return done('linkSent');
  });

/** Revokes every private link of a student (leaders). Refused: 'noLinkToRevoke'. */
export const revokeLink = leaderAction
  .inputSchema(studentInput)
  .action(async ({ parsedInput: { id }, ctx: { leader } }) => {
    if ((await revokeLinks(leader, id)) === 0) throw new ActionFailure('noLinkToRevoke');
    return done('linksRevoked');
  });

/** Reminds a student who has stopped, at most once (leaders). Refused: 'nobodyToRemind'. */
export const remind = leaderAction
  .inputSchema(studentInput)
  .action(async ({ parsedInput: { id }, ctx: { leader } }) => {
    if (!(await remindStudent(leader, id))) throw new ActionFailure('nobodyToRemind');
    return done('studentReminded');
  });

/**
 * Publishes or hides the text of a review, with the instructor's answer (leaders). Refused: 'studentGone', and
 * 'reviewChanged' if the text has changed since the leader read it.
 */
export const decideReview = leaderAction
  .inputSchema(reviewDecision)
  .action(async ({ parsedInput: decision, ctx }) => {
    const result = await storeReviewDecision(ctx.leader, decision);
    if (result.outcome !== 'decided') {
      throw new ActionFailure(result.outcome === 'changed' ? 'reviewChanged' : 'studentGone');
    }
    ctx.changed({ table: 'courses', slug: result.slug });
    return done('reviewUpdated');
  });
