import { type Refusal, type Refused, refusalFrom } from '@/lib/core/actions/refusal';
import { recordNotices } from '@/lib/notices/records';
import { sharedNotices } from '@/lib/notices/shared';

/** Answer of an action: its data, or why there is none. */
export type Answered<Data> = Refused & { data?: Data };

/** Refusal that the browser gives itself where a request was lost. */
export const NOT_REACHED = refusalFrom(sharedNotices, 'notReached');

/** The same of a form, which keeps what was typed. */
export const FORM_NOT_REACHED = refusalFrom(recordNotices, 'formNotReached');

/** Resolves to an action's answer; that of a lost request is the refusal `lost`. */
export function answerOf<Data>(
  call: Promise<Answered<Data>>,
  lost: Refusal = NOT_REACHED,
): Promise<Answered<Data>> {
  // A copy: each attempt has its own outcome.
  return call.catch(() => ({ serverError: { ...lost } }));
}
