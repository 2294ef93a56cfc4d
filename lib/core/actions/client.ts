import 'server-only';
import { after } from 'next/server';
import { createSafeActionClient } from 'next-safe-action';
import type { ContentLevel } from '@/lib/core/auth/content-rights';
import { checkAccess, checkLeader, isEditor, isEditorOfAny } from '@/lib/core/auth/guard';
import type { PublicChange } from '@/lib/core/cache/change';
import { log } from '@/lib/core/log';
import { failureReference } from '@/lib/core/request-context';
import { unstorableNotice } from '@/lib/core/supabase/refusal';
import type { ContentTable } from '@/lib/paths';
import { refusalOf } from './answer';
import { ActionFailure } from './failure';
import { typedValues } from './form';
import { isSameOrigin } from './origin';
import { requestDelivery, requestRefresh } from './own-endpoints';
import type { Refusal } from './refusal';

/**
 * Client for actions that anyone may call: origin checked, input parsed, refusals as `serverError: {notice, text,
 * details}`. An action passes to `ctx.changed` its changes to the public site. After a success or a change, the emails
 * and webhooks that it queued are delivered.
 */
export const anyoneAction = createSafeActionClient({
  defaultValidationErrorsShape: 'flattened',
  handleServerError(error, { clientInput }): Refusal {
    const expected = error instanceof ActionFailure;
    if (!expected) log.error({ err: error }, 'action failed');
    const reference = failureReference();
    // A form keeps its input after an unexpected failure, too.
    const typed = clientInput instanceof FormData && { values: typedValues(clientInput) };
    const details = {
      ...(expected ? error.details : typed),
      ...(reference && { reference }),
    };
    if (expected) return refusalOf(error.notice, details);
    return refusalOf(unstorableNotice(error) ?? 'somethingWentWrong', details);
  },
}).use(async ({ next }) => {
  if (!(await isSameOrigin())) throw new ActionFailure('requestRefused');
  let hasChanged = false;
  const changed = (...changes: PublicChange[]) => {
    hasChanged = true;
    // Started before the response is sent, to save time.
    after(requestRefresh(...changes));
  };
  const result = await next({ ctx: { changed } });
  if (result.success || hasChanged) after(requestDelivery);
  return result;
});

/** Returns a client for actions of signed-in staff; `signedOut` returns the refusal if no one is signed in. */
export const staffActionOr = (signedOut: () => ActionFailure) =>
  anyoneAction.use(async ({ next }) => {
    const staff = await checkAccess('team');
    if ('to' in staff) throw staff.notice ? new ActionFailure(staff.notice) : signedOut();
    return next({ ctx: { staff } });
  });

const signedOut = () => new ActionFailure('authenticationError');

/** Actions of signed-in staff; `ctx.staff` is the proof that readers require. */
export const staffAction = staffActionOr(signedOut);

const noRight = () => new ActionFailure('contentRightMissing');

/**
 * Actions of people with content rights. `ctx.editor` is the proof for any kind, and `ctx.editorOf` returns the proof
 * for a kind and a level. Both refuse with 'contentRightMissing'.
 */
export const editorAction = staffAction.use(({ next, ctx: { staff } }) => {
  if (!isEditorOfAny(staff)) throw noRight();
  const editor = staff;
  return next({
    ctx: {
      editorOf(table: ContentTable, level?: ContentLevel) {
        if (!isEditor(staff, table, level)) throw noRight();
        return staff;
      },
      editor,
    },
  });
});

/** Actions of leaders only; `ctx.leader` is the proof. */
export const leaderAction = anyoneAction.use(async ({ next }) => {
  const leader = await checkLeader();
  if ('to' in leader) throw leader.notice ? new ActionFailure(leader.notice) : signedOut();
  return next({ ctx: { leader } });
});
