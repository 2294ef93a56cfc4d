'use server';
import { z } from 'zod';
import { done } from '@/lib/core/actions/answer';
import { leaderAction, staffAction } from '@/lib/core/actions/client';
import { ActionFailure } from '@/lib/core/actions/failure';
import { formValues, parseForm } from '@/lib/core/actions/form';
import { staleWriteFailure } from '@/lib/core/actions/stale';
import type { Staff } from '@/lib/core/auth/guard';
import { withinRateLimit } from '@/lib/core/security/rate-limits/data';
import { readCalendar } from './calendars/data';
import { readCurrentHost, readHost } from './data';
import { calendarForm, calendarId, calendarRename, hostChoice, hostForm } from './schema';
import { addCalendar, assignHost, removeCalendar, renameCalendar, storeHost } from './writes';

const READS = { bucket: 'host-calendar', maxHits: 30, windowSeconds: 3600 };

const HOSTS = { table: 'booking_hosts' } as const;

/**
 * Saves the settings and hours of a host (leaders for everyone, hosts for themselves). Leaders can create a host.
 * Refused: field errors; 'hostsAreFull'; `staleWriteFailure`.
 */
export const saveHost = staffAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx: { staff, changed } }) => {
    const input = parseForm(hostForm, form);
    const outcome = await storeHost(staff, input);
    if (outcome === 'full') throw new ActionFailure('hostsAreFull', { values: formValues(form) });
    if (outcome !== 'saved') {
      const current = await readCurrentHost(staff, input.host);
      if (!input.version && current) {
        throw new ActionFailure('isHostAlready', {
          values: formValues(form),
          fieldErrors: { host: 'This person is already a host.' },
        });
      }
      throw staleWriteFailure(current, input.version, formValues(form));
    }
    changed(HOSTS);
    return done('hostSaved', { id: input.host });
  });

/** Reassigns a booking to another host and notifies that host (leaders). Refused: 'hostIsTaken', 'recordGone'. */
export const giveBookingTo = leaderAction
  .inputSchema(hostChoice)
  .action(async ({ parsedInput: { id, host }, ctx: { leader, changed } }) => {
    const outcome = await assignHost(leader, id, host);
    if (outcome === 'taken') throw new ActionFailure('hostIsTaken');
    if (outcome !== 'assigned') throw new ActionFailure('recordGone');
    changed(HOSTS);
    return done('hostAssigned');
  });

const checkReads = async ({ id }: Staff) => {
  if (!(await withinRateLimit(READS, id))) throw new ActionFailure('tooManyCalendarReads');
};

/** Reads a calendar and returns the result. Also stores the reason of a failure. */
async function readNow(id: string) {
  const reason = await readCalendar(id);
  return reason ? done('calendarUnreadable', { name: reason, tone: 'info' }) : done('calendarRead');
}

/**
 * Adds a calendar of a host and reads it (leaders for everyone, hosts for themselves; 30 reads an hour per person). An
 * unreadable one is kept and read again later. Refused: field errors, 'tooManyCalendarReads'.
 */
export const addHostCalendar = staffAction
  .inputSchema(z.instanceof(FormData))
  .action(async ({ parsedInput: form, ctx: { staff, changed } }) => {
    const input = parseForm(calendarForm, form);
    await checkReads(staff);
    const added = await addCalendar(staff, input);
    if ('refused' in added) {
      if (added.refused === 'no_host') throw new ActionFailure('recordGone');
      const message =
        added.refused === 'known'
          ? 'This calendar is there already.'
          : 'A host has at most five calendars.';
      throw new ActionFailure('formHasErrors', {
        values: formValues(form),
        fieldErrors: { url: message },
      });
    }
    const told = await readNow(added.id);
    changed(HOSTS);
    return told;
  });

/** Reads a calendar again (30 times an hour per person). Refused: 'recordGone', 'tooManyCalendarReads'. */
export const readHostCalendar = staffAction
  .inputSchema(calendarId.extend({ host: z.guid() }))
  .action(async ({ parsedInput: { id, host }, ctx: { staff, changed } }) => {
    const found = await readHost(staff, host);
    if (!found?.calendars.some((calendar) => calendar.id === id))
      throw new ActionFailure('recordGone');
    await checkReads(staff);
    const told = await readNow(id);
    changed(HOSTS);
    return told;
  });

/**
 * Renames a calendar of a host (leaders for everyone, hosts for themselves). An empty name restores the name in the
 * calendar itself. Refused: 'recordGone'.
 */
export const renameHostCalendar = staffAction
  .inputSchema(calendarRename)
  .action(async ({ parsedInput: { id, name }, ctx: { staff } }) => {
    const stored = await renameCalendar(staff, id, name);
    if (!stored) throw new ActionFailure('recordGone');
    return stored.name === null
      ? done('calendarNameless')
      : done('calendarRenamed', { name: stored.name });
  });

/** Removes a calendar of a host (leaders for everyone, hosts for themselves). Refused: 'recordGone'. */
export const removeHostCalendar = staffAction
  .inputSchema(calendarId)
  .action(async ({ parsedInput: { id }, ctx: { staff, changed } }) => {
    if (!(await removeCalendar(staff, id))) throw new ActionFailure('recordGone');
    changed(HOSTS);
    return done('calendarRemoved');
  });
