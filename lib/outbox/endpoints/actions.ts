'use server';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { leaderAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { formValues, parseForm } from '@/lib/core/actions/form';
import { awaitDelivery } from '@/lib/core/actions/own-endpoints';
import { staleWriteFailure } from '@/lib/core/actions/stale';
import { withinRateLimit } from '@/lib/core/security/rate-limits/data';
import { readEndpoint, readNewSecret, readTestAnswer } from './data';
import { endpointForm, endpointId, endpointState, replayRange, secretRotation } from './schema';
import {
  queueTest,
  removeEndpoint,
  replayDays,
  rotateSecret,
  storeEndpoint,
  storeEndpointState,
} from './writes';

const TESTS = { bucket: 'endpoint-test', maxHits: 30, windowSeconds: 3600 };

/**
 * Creates or changes an endpoint (leaders). Returns the secret of a new one, which is never shown again. Fails with
 * field errors; `staleWriteFailure`.
 */
export const saveEndpoint = leaderAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx }) => {
    const input = parseForm(endpointForm, form);
    const id = await storeEndpoint(ctx.leader, input);
    if (id) {
      const secret = input.id ? null : await readNewSecret(ctx.leader, id);
      return done('endpointSaved', { id, secret });
    }
    const now = await readEndpoint(ctx.leader, input.id);
    const current = now && {
      version: now.version,
      values: { url: now.url, description: now.description, types: now.types.join(' ') },
    };
    throw staleWriteFailure(current, input.version, formValues(form));
  });

/**
 * Pauses or resumes an endpoint (leaders). Events of a paused endpoint are held until it is resumed. Fails with
 * 'recordGone'.
 */
export const setEndpointState = leaderAction
  .inputSchema(endpointState)
  .action(async ({ parsedInput: { id, state }, ctx }) => {
    if (!(await storeEndpointState(ctx.leader, id, state))) throw new ActionFailure('recordGone');
    ctx.changed({ table: 'delivery_targets' });
    return done(state === 'paused' ? 'endpointPaused' : 'endpointResumed');
  });

/**
 * Rotates the secret of an endpoint (leaders); the previous secret also signs for 24 hours. While an earlier rotation
 * still overlaps, changes nothing and returns its end, unless the leader confirms that the older secret may stop
 * working now. Fails with 'recordGone'.
 */
export const rotateEndpointSecret = leaderAction
  .inputSchema(secretRotation)
  .action(async ({ parsedInput, ctx }) => {
    const answer = await rotateSecret(ctx.leader, parsedInput);
    if (answer.outcome === 'not_found') throw new ActionFailure('recordGone');
    if (answer.outcome === 'rotated') {
      return done('endpointRotated', { secret: answer.secret, overlap: null });
    }
    const overlap = { replacedAt: answer.replaced_at, worksUntil: answer.works_until };
    const notice = 'endpointSecretOverlaps' as const;
    return done(notice, { asks: true, secret: null, overlap });
  });

/**
 * Sends a test to an endpoint and waits for the response (leaders; 30 an hour each). Fails with 'recordGone',
 * 'tooManyTests'.
 */
export const testEndpoint = leaderAction
  .inputSchema(endpointId)
  .action(async ({ parsedInput: { id }, ctx: { leader } }) => {
    if (!(await withinRateLimit(TESTS, leader.id))) throw new ActionFailure('tooManyTests');
    const test = await queueTest(leader, id);
    if (!test) throw new ActionFailure('recordGone');
    await awaitDelivery();
    return done('endpointTested', { answer: await readTestAnswer(leader, test) });
  });

/** Resends the events of a date range to an endpoint, or only counts them (leaders). */
export const replayEndpoint = leaderAction
  .inputSchema(replayRange)
  .action(async ({ parsedInput, ctx }) => {
    const count = await replayDays(ctx.leader, parsedInput);
    return done('endpointReplayed', { count });
  });

/** Deletes an endpoint and its deliveries (leaders). Fails with 'recordGone'. */
export const deleteEndpoint = leaderAction
  .inputSchema(endpointId)
  .action(async ({ parsedInput: { id }, ctx }) => {
    if (!(await removeEndpoint(ctx.leader, id))) throw new ActionFailure('recordGone');
    ctx.changed({ table: 'delivery_targets' });
    return done('endpointDeleted');
  });
