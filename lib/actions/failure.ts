import type { NoticeKey } from '@/lib/notices';

/** What a refused form is told besides the notice; each part only where it applies. */
export type RefusalDetails = {
  /** The first error of each field. */
  fieldErrors?: Record<string, string>;
  /** What was typed, so that a form without JavaScript keeps it. */
  values?: Record<string, string>;
  /** The free slots nearest to the one that was lost. */
  nearest?: { date: string; time: string }[];
};

/** An action's refusal as the browser sees it. */
export type Refusal = { notice: NoticeKey; details: RefusalDetails };

/**
 * An expected refusal: thrown inside an action, it reaches the form as its notice key and details.
 * Anything else thrown is a bug: logged, never shown.
 */
export class ActionFailure extends Error {
  override readonly name = 'ActionFailure';
  readonly notice: NoticeKey;
  readonly details: RefusalDetails;

  constructor(notice: NoticeKey, details: RefusalDetails = {}, options?: ErrorOptions) {
    super(notice, options);
    this.notice = notice;
    this.details = details;
  }
}
