import type { NoticeKey } from '@/lib/notices';
import { sharedNotices } from '@/lib/notices/shared';
import type { CurrentRecord } from './current-record';

/** Details of a refusal in addition to its notice; each only where it applies. */
export type RefusalDetails = {
  /** The first error of each field. */
  fieldErrors?: Record<string, string>;
  /** The values as typed, so that a form without JavaScript keeps them. */
  values?: Record<string, string>;
  /** The free slots nearest to the one that was lost. */
  nearest?: { date: string; time: string }[];
  /** Start of the booking that the same form made before, in business time, for people. */
  held?: string;
  /** The record after someone else's change. */
  current?: CurrentRecord;
  /** Of an unexpected failure: the beginning of the request's id in the log. */
  reference?: string;
  /** The reason, for notices that name one (`noticesWithReason`). */
  reason?: string;
};

/** An action's refusal as the browser sees it, with its sentence: a form need not know those of all notices. */
export type Refusal = { notice: NoticeKey; text: string; details: RefusalDetails };

/** Returns a refusal that the browser gives on its own, with its sentence from those of a domain. */
export function refusalFrom<Notice extends NoticeKey>(
  sentences: Readonly<Record<Notice, string>>,
  notice: Notice,
  details: RefusalDetails = {},
): Refusal {
  return { notice, text: sentences[notice], details };
}

/** Answer of an action that did not succeed: its refusal, or the errors of an input that its schema refused. */
export type Refused = {
  serverError?: Refusal;
  validationErrors?: { formErrors: string[]; fieldErrors: Record<string, string[] | undefined> };
};

/** Returns an answer's refusal; that of a wrong input says what its first error says. Without either, the site failed. */
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

/** Returns the sentence of a refusal, with its reference, for where only a text can be shown. */
export function sentenceOf({ text, details: { reference } }: Refusal): string {
  return reference ? `${text} Reference ${reference}` : text;
}
