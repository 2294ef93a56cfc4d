import type { NoticeKey } from '@/lib/notices';
import { sharedNotices } from '@/lib/notices/shared';
import type { CurrentRecord } from './current-record';

/** Details of a refusal in addition to its notice, where they apply. */
export type RefusalDetails = {
  /** The first error of each field. */
  fieldErrors?: Record<string, string>;
  /** The input, so that a form without JavaScript keeps it. */
  values?: Record<string, string>;
  /** The free slots nearest to the slot that was taken. */
  nearest?: { date: string; time: string }[];
  /** Start of the earlier booking from the same form, in business time, for people. */
  held?: string;
  /** Name of the host at the wanted time, if it is not the host of the booking. */
  host?: string;
  /** The record after someone else's change. */
  current?: CurrentRecord;
  /** For an unexpected failure: the start of the request's id in the log. */
  reference?: string;
  /** The reason, for notices that include one (`noticesWithReason`). */
  reason?: string;
};

/** An action's refusal for the browser, with its message, so that a form does not need all notices. */
export type Refusal = { notice: NoticeKey; text: string; details: RefusalDetails };

/** Returns a refusal created by the browser, with its message from the notices of a domain. */
export function refusalFrom<Notice extends NoticeKey>(
  sentences: Readonly<Record<Notice, string>>,
  notice: Notice,
  details: RefusalDetails = {},
): Refusal {
  return { notice, text: sentences[notice], details };
}

/** Answer of an action without success: its refusal, or the errors of input that its schema rejected. */
export type Refused = {
  serverError?: Refusal;
  validationErrors?: { formErrors: string[]; fieldErrors: Record<string, string[] | undefined> };
};

/**
 * Returns the refusal of an answer. For invalid input its message is the first error. Without either, the site failed.
 */
export function refusalIn({ serverError, validationErrors }: Refused): Refusal {
  if (serverError) return serverError;
  if (!validationErrors) return refusalFrom(sharedNotices, 'somethingWentWrong');
  const fieldErrors = Object.fromEntries(
    Object.entries(validationErrors.fieldErrors).flatMap(([field, messages]) =>
      messages?.[0] === undefined ? [] : [[field, messages[0]]],
    ),
  );
  const first = Object.values(fieldErrors)[0] ?? validationErrors.formErrors[0];
  const refusal = refusalFrom(sharedNotices, 'formHasErrors', { fieldErrors });
  return first === undefined ? refusal : { ...refusal, text: first };
}

/** Returns the message of a refusal with its reference, for places that can show only text. */
export function sentenceOf({ text, details: { reference } }: Refusal): string {
  return reference ? `${text} Reference ${reference}` : text;
}
