import { type Refusal, type Refused, refusalFrom } from '@/lib/core/actions/refusal';
import { recordNotices } from '@/lib/notices/records';
import { sharedNotices } from '@/lib/notices/shared';

/** Response of an action: its data, or the refusal. */
export type Answered<Data> = Refused & { data?: Data };

/** Client-side refusal for a lost request. */
export const NOT_REACHED = refusalFrom(sharedNotices, 'notReached');

/** Client-side refusal for a lost form request. The form keeps its input. */
export const FORM_NOT_REACHED = refusalFrom(recordNotices, 'formNotReached');

/** Resolves to the response of an action, or to the refusal `lost` if the request fails. */
export function answerOf<Data>(
  call: Promise<Answered<Data>>,
  lost: Refusal = NOT_REACHED,
): Promise<Answered<Data>> {
  // A copy, so that each attempt is a new object.
  return call.catch(() => ({ serverError: { ...lost } }));
}
