'use server';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { leaderAction, staffAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { formValues, parseForm } from '@/lib/core/actions/form';
import { staleWriteFailure } from '@/lib/core/actions/stale';
import type { Staff } from '@/lib/core/auth/guard';
import { DatabaseRefusal } from '@/lib/core/supabase/refusal';
import type { NoticeKey } from '@/lib/notices';
import { readDeal, readDealSettings } from './data';
import { dealValues, settingsValues, shownDealValues } from './deal-values';
import {
  dealForm,
  dealId,
  dealIds,
  dealMove,
  dealSettingsForm,
  formerOwner,
  newDealForm,
  ownerChange,
  stepForm,
} from './schema';
import { type DealStage, dealStageNames } from './stages';
import * as writes from './writes';

/** Runs the write of a form; assigns a refusal of the database to its field. */
async function orFieldRefusal<Result>(
  form: FormData,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof DatabaseRefusal)) throw error;
    const isAmount = error.message.startsWith('Please say why');
    throw new ActionFailure(
      isAmount ? 'dealAmountReason' : 'dealStepOwner',
      {
        fieldErrors: { [isAmount ? 'amountReason' : 'nextStepOwner']: error.message },
        values: formValues(form),
      },
      { cause: error },
    );
  }
}

/** Returns the refusal of a form that changed no deal. */
async function staleFailure(staff: Staff, id: string, version: string, form: FormData) {
  const deal = await readDeal(staff, id);
  const current = deal && {
    version: deal.version,
    values: dealValues(deal),
    shown: shownDealValues(deal),
  };
  return staleWriteFailure(current, version, formValues(form));
}

/** Creates a deal (leaders). Refused: field errors, 'dealStepOwner'. */
export const createDeal = leaderAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx: { leader } }) => {
    const input = parseForm(newDealForm, form);
    const id = await orFieldRefusal(form, () => writes.insertDeal(leader, input));
    return done('dealCreated', { id });
  });

/** Changes a deal (leaders). Refused: field errors, 'dealStepOwner', 'dealAmountReason', `staleWriteFailure`. */
export const saveDeal = leaderAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx: { leader } }) => {
    const input = parseForm(dealForm, form);
    if (!(await orFieldRefusal(form, () => writes.updateDeal(leader, input)))) {
      throw await staleFailure(leader, input.id, input.version, form);
    }
    return done('dealSaved', { id: input.id });
  });

/** Sets the next step of a deal (its owner or a leader). Refused: field errors, `staleWriteFailure`. */
export const saveStep = staffAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx: { staff } }) => {
    const input = parseForm(stepForm, form);
    if (!(await writes.storeStep(staff, input))) {
      throw await staleFailure(staff, input.id, input.version, form);
    }
    return done('dealSaved', { id: input.id });
  });

const movedNotices: Partial<Record<DealStage, NoticeKey>> = { won: 'dealWon', lost: 'dealLost' };

/**
 * Moves a deal to another stage (its owner or a leader). To undo it, call the action again with `stage` and `seen`
 * swapped. Refused: 'dealGone', 'dealMovedMeanwhile' with the stage set by someone else.
 */
export const moveDeal = staffAction
  .inputSchema(dealMove)
  .action(async ({ parsedInput: move, ctx: { staff } }) => {
    const now = await writes.storeMove(staff, move);
    if (now === 'gone') throw new ActionFailure('dealGone');
    if (now) throw new ActionFailure('dealMovedMeanwhile', { reason: dealStageNames[now] });
    return done(movedNotices[move.stage] ?? 'dealMoved');
  });

/** Sets the owner of deals (leaders). `former` is the input of the undo. Refused: 'dealsUnchanged', 'dealStepOwner'. */
export const changeDealOwner = leaderAction
  .inputSchema(ownerChange)
  .action(async ({ parsedInput: { ids, owner }, ctx: { leader } }) => {
    const former = await orFieldRefusal(new FormData(), () =>
      writes.changeOwner(leader, ids, owner),
    );
    if (former.length === 0) throw new ActionFailure('dealsUnchanged');
    return done('dealSaved', { former });
  });

/** Undoes `changeDealOwner` (leaders). Refused: 'dealsNotReverted' if a deal has changed since. */
export const revertDealOwner = leaderAction
  .inputSchema(z.array(formerOwner).min(1).max(100))
  .action(async ({ parsedInput: former, ctx: { leader } }) => {
    const reverted = await writes.revertOwner(leader, former);
    if (reverted < former.length) throw new ActionFailure('dealsNotReverted');
    return done('undone');
  });

/** Deletes deals (leaders). Returns their ids. Refused: 'dealsUnchanged'. */
export const deleteDeals = leaderAction
  .inputSchema(dealIds)
  .action(async ({ parsedInput: ids, ctx: { leader } }) => {
    const deleted = await writes.removeDeals(leader, ids);
    if (deleted.length === 0) throw new ActionFailure('dealsUnchanged');
    return done('dealsDeleted', { deleted });
  });

/** Makes a deal of a booking, or returns its existing one (leaders). Refused: 'bookingGone'. */
export const makeDeal = leaderAction
  .inputSchema(dealId)
  .action(async ({ parsedInput: { id }, ctx: { leader } }) => {
    const deal = await writes.makeDeal(leader, id);
    if (!deal) throw new ActionFailure('bookingGone');
    const notice: NoticeKey = deal.isNew ? 'dealMade' : 'dealExists';
    return done(notice, { id: deal.id });
  });

/** Saves the probabilities of the stages (leaders). Refuses a stale form. */
export const saveDealSettings = leaderAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx: { leader } }) => {
    const input = parseForm(dealSettingsForm, form);
    if (!(await writes.storeDealSettings(leader, input))) {
      const settings = await readDealSettings(leader);
      const current = { version: settings.version, values: settingsValues(settings) };
      throw staleWriteFailure(current, input.version, formValues(form));
    }
    return done('dealSettingsSaved');
  });
