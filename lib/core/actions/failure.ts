import type { NoticeKey } from '@/lib/notices';
import type { RefusalDetails } from './refusal';

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
