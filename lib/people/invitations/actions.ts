'use server';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { anyoneAction, leaderAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { parseForm } from '@/lib/core/actions/form';
import { clientIp } from '@/lib/core/actions/origin';
import { destinationAfterSignIn } from '@/lib/core/auth/roles';
import { log } from '@/lib/core/log';
import { isMailOn } from '@/lib/core/mail/transport';
import { limitSubject } from '@/lib/core/security/client-address';
import { withinRateLimit } from '@/lib/core/security/rate-limits/data';
import { beginSession } from '@/lib/people/sign-in/data';
import { findInvitation } from './data';
import { closedInvitationNotice } from './rules';
import { acceptSchema, invitationIds, inviteSchema } from './schema';
import { redeemInvitation, renewInvitations, storeInvitation, storeRevocation } from './writes';

const ACCEPTS_PER_IP = { bucket: 'accept-invitation', maxHits: 20, windowSeconds: 3600 };

/** Invites a person by email (leaders). Fails with 'invitationAlreadyOpen', 'alreadyOnTeam'. */
export const invitePerson = leaderAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx }) => {
    const outcome = await storeInvitation(ctx.leader, parseForm(inviteSchema, form));
    if (outcome === 'open') throw new ActionFailure('invitationAlreadyOpen');
    if (outcome === 'staff') throw new ActionFailure('alreadyOnTeam');
    return done(isMailOn ? 'invitationSent' : 'invitationNotSent');
  });

/** Resends invitations with new links (leaders). Fails with 'invitationsUnchanged'. */
export const resendInvitations = leaderAction
  .inputSchema(invitationIds)
  .action(async ({ parsedInput: { ids }, ctx }) => {
    const renewed = await renewInvitations(ctx.leader, ids);
    if (renewed.length === 0) throw new ActionFailure('invitationsUnchanged');
    return done(isMailOn ? 'invitationsResent' : 'invitationNotSent');
  });

/** Revokes invitations (leaders), and returns their ids. Fails with 'invitationsUnchanged'. */
export const revokeInvitations = leaderAction
  .inputSchema(invitationIds)
  .action(async ({ parsedInput, ctx }) => {
    const ids = await storeRevocation(ctx.leader, parsedInput.ids, true);
    if (ids.length === 0) throw new ActionFailure('invitationsUnchanged');
    return done('invitationsRevoked', { ids });
  });

/** Restores revoked invitations (leaders). Fails with 'invitationsUnchanged'. */
export const restoreInvitations = leaderAction
  .inputSchema(invitationIds)
  .action(async ({ parsedInput: { ids }, ctx }) => {
    const restored = await storeRevocation(ctx.leader, ids, false);
    if (restored.length === 0) throw new ActionFailure('invitationsUnchanged');
    return done('undone');
  });

/**
 * Creates the account of the invited person, signs them in and redirects to their area. Fails with the reason if the
 * invitation is no longer open, or its email address has an account with another password; with 'accountReady' if the
 * account was created but Auth gave it no session.
 */
export const acceptInvitation = anyoneAction
  .inputSchema(z.instanceof(FormData))
  .stateAction(async ({ parsedInput: form, ctx }) => {
    const { token, password } = parseForm(acceptSchema, form);
    const ip = await clientIp();
    if (!(await withinRateLimit(ACCEPTS_PER_IP, limitSubject(ip, token)))) {
      throw new ActionFailure('tooManyAttempts');
    }
    const invitation = await findInvitation(token);
    if (invitation?.state !== 'open') throw new ActionFailure(closedInvitationNotice(invitation));
    const { email, role } = invitation;
    const outcome = await redeemInvitation(token, { email, password, ip });
    if (outcome === 'invalid') throw new ActionFailure('invitationInvalid');
    if (outcome === 'exists') throw new ActionFailure('accountExists');
    if (outcome === 'refused') throw new ActionFailure('ownPasswordRefused');
    // Published pages may already show the name; they now link to it.
    ctx.changed({ table: 'user_profiles' });
    await beginSession({ email, password, ip }).catch((cause: unknown) => {
      log.error({ err: cause }, 'no session after an invitation');
      // The link is used up; the person can only sign in.
      throw new ActionFailure('accountReady', {}, { cause });
    });
    redirect(destinationAfterSignIn(role, null));
  });
