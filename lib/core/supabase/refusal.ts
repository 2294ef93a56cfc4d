import type { PostgrestError } from '@supabase/supabase-js';

/** A refusal with a message from one of our own triggers or functions. */
export class DatabaseRefusal extends Error {
  override readonly name = 'DatabaseRefusal';
}

export const FOREIGN_KEY_VIOLATION = '23503';
export const UNIQUE_VIOLATION = '23505';
export const INSUFFICIENT_PRIVILEGE = '42501';
const CHECK_VIOLATION = '23514';

/** A text with a NUL character or an unpaired surrogate, which PostgreSQL cannot store. */
const UNSTORABLE_TEXT = ['22021', '22P05'];

const OURS = [CHECK_VIOLATION, INSUFFICIENT_PRIVILEGE, 'P0002'];

/** PostgreSQL's own messages with the same codes; they contain names of tables and policies. */
const POSTGRES = /violates|permission denied/;

/**
 * Returns the error to throw for an error of the Data API: a DatabaseRefusal if its message may be shown, else an Error
 * with the message `failed`.
 */
export function databaseError(error: PostgrestError, failed: string): Error {
  return OURS.includes(error.code) && !POSTGRES.test(error.message)
    ? new DatabaseRefusal(error.message, { cause: error })
    : new Error(failed, { cause: error });
}

/** Reasons why a row of a public form was refused, from the hints of our own triggers. */
const HINTS = ['full', 'closed', 'unanswered', 'unread'] as const;
export type FormRefusal = 'duplicate' | (typeof HINTS)[number];

/** Returns a refusal that the form can explain, or null for any other error. */
export function formRefusal({ code, hint }: PostgrestError): FormRefusal | null {
  if (code === UNIQUE_VIOLATION) return 'duplicate';
  return code === CHECK_VIOLATION ? (HINTS.find((known) => known === hint) ?? null) : null;
}

/**
 * Returns the notice if the error or one of its causes means that a value cannot be stored; null for any other error. A
 * check of a column that the form does not make is nearly always a size limit.
 */
export function unstorableNotice(error: unknown): 'textNotStorable' | 'valueNotStorable' | null {
  if (typeof error !== 'object' || error === null) return null;
  if ('code' in error && 'message' in error) {
    if (UNSTORABLE_TEXT.some((code) => code === error.code)) return 'textNotStorable';
    if (error.code === CHECK_VIOLATION && POSTGRES.test(String(error.message)))
      return 'valueNotStorable';
  }
  return 'cause' in error ? unstorableNotice(error.cause) : null;
}
