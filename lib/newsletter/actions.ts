'use server';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { editorAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { formValues, parseForm } from '@/lib/core/actions/form';
import { staleWriteFailure } from '@/lib/core/actions/stale';
import { isMailOn } from '@/lib/core/mail/transport';
import { type NoticeKey, notices } from '@/lib/notices';
import { countAudience, readIssue } from './data';
import { isMailTooLong } from './mail';
import {
  issueForm,
  issueId,
  type SteerInput,
  scheduleInput,
  steerInput,
  topicsInput,
} from './schema';
import { issueValues } from './values';
import * as writes from './writes';

function slugTaken(form: FormData) {
  return new ActionFailure('issueSlugTaken', {
    fieldErrors: { slug: notices.issueSlugTaken },
    values: formValues(form),
  });
}

/** Stores an issue (editors with the right to mail). Refused: field errors, 'issueSlugTaken', `staleWriteFailure`. */
export const saveIssue = editorAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx }) => {
    const editor = ctx.editorOf('blog_posts', 'mail');
    const input = parseForm(issueForm, form);
    if (!input.id) {
      const id = await writes.insertIssue(editor, input);
      if (!id) throw slugTaken(form);
      return done('issueCreated', { id });
    }
    const saved = await writes.updateIssue(editor, input);
    if (saved === 'slug_taken') throw slugTaken(form);
    if (!saved) {
      const issue = await readIssue(editor, input.id);
      const current = issue && { version: issue.version, values: issueValues(issue) };
      throw staleWriteFailure(current, input.version, formValues(form));
    }
    return done('issueSaved', { id: input.id });
  });

/** Deletes a draft (editors with the right to mail). Refused: 'issueNotMoved'. */
export const deleteIssue = editorAction
  .inputSchema(issueId)
  .action(async ({ parsedInput: { id }, ctx }) => {
    const deleted = await writes.removeIssue(ctx.editorOf('blog_posts', 'mail'), id);
    if (!deleted) throw new ActionFailure('issueNotMoved');
    return done('issueDeleted');
  });

/**
 * Mails the stored issue to its editor as a test (editors with the right to mail). Refused: 'issueGone',
 * 'issueMailOff'.
 */
export const testIssue = editorAction
  .inputSchema(issueId)
  .action(async ({ parsedInput: { id }, ctx }) => {
    const editor = ctx.editorOf('blog_posts', 'mail');
    if (!isMailOn) throw new ActionFailure('issueMailOff');
    const address = await writes.queueTest(editor, id);
    if (!address) throw new ActionFailure('issueGone');
    return done('issueTested', { name: address });
  });

/** Returns how many subscribers would get an issue for these topics now (editors with the right to mail). */
export const askIssueAudience = editorAction
  .inputSchema(topicsInput)
  .action(({ parsedInput: { topics }, ctx }) =>
    countAudience(ctx.editorOf('blog_posts', 'mail'), topics),
  );

const refusals: Record<Exclude<writes.Steered, 'done'>, NoticeKey> = {
  gone: 'issueGone',
  stale: 'changedMeanwhile',
  refused: 'issueNotMoved',
};

/**
 * Schedules an issue, or sends it now (editors with the right to mail). Refused: 'issueMailOff', 'issueGone',
 * 'issueEmpty', 'issueTooLong', 'issueNoSubscribers', 'changedMeanwhile', 'issueNotMoved'.
 */
export const scheduleIssue = editorAction
  .inputSchema(scheduleInput)
  .action(async ({ parsedInput: input, ctx }) => {
    const editor = ctx.editorOf('blog_posts', 'mail');
    if (!isMailOn) throw new ActionFailure('issueMailOff');
    const issue = await readIssue(editor, input.id);
    if (!issue) throw new ActionFailure('issueGone');
    if (issue.body.trim() === '') throw new ActionFailure('issueEmpty');
    if (await isMailTooLong(issue)) throw new ActionFailure('issueTooLong');
    if ((await countAudience(editor, issue.topics)) === 0) {
      throw new ActionFailure('issueNoSubscribers');
    }
    const outcome = await writes.storeSchedule(editor, input);
    if (outcome !== 'done') throw new ActionFailure(refusals[outcome]);
    return done(input.at ? 'issueScheduled' : 'issueGoesOut');
  });

const stepNotices: Record<Exclude<SteerInput['step'], 'set_indexed'>, NoticeKey> = {
  unschedule: 'issueUnscheduled',
  pause: 'issuePaused',
  continue: 'issueContinued',
  send_doubtful: 'issueDoubtfulSent',
  set_rate: 'issueRateSet',
};

/**
 * Unschedules, pauses or continues an issue, sends its doubtful mails, or sets its rate or indexing (editors with the
 * right to mail). Refused: 'issueGone', 'issueNotMoved'.
 */
export const steerIssue = editorAction
  .inputSchema(steerInput)
  .action(async ({ parsedInput: input, ctx }) => {
    const outcome = await writes.storeStep(ctx.editorOf('blog_posts', 'mail'), input);
    if (outcome !== 'done') throw new ActionFailure(refusals[outcome]);
    if (input.step !== 'set_indexed') return done(stepNotices[input.step]);
    ctx.changed({ table: 'newsletter_issues' });
    return done(input.rate === 1 ? 'issueIndexed' : 'issueNotIndexed');
  });
