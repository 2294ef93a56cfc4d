import { Notice } from '@/components/ui/notice';
import { bounceReasons } from '@/lib/bounce-reasons';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { shortMoment } from '@/lib/core/time/business-time';
import type { Bounce } from '@/lib/outbox/bounces/model';
import { ClearBounce } from './clear-bounce';

/** Lists the email addresses of a record that bounced. Renders nothing if there are none. */
export async function BounceNotice({ bounces }: { bounces: Promise<Bounce[]> | null }) {
  return (await bounces)?.map(({ id, email, kind, diagnostic, bouncedAt }) => (
    <Notice
      key={id}
      tone="warning"
      className="mb-6"
      title={`Mail to ${email} bounced: ${bounceReasons[kind]}`}
    >
      <p className="text-staff text-ink-3 wrap-anywhere">
        {shortMoment(bouncedAt)}, {BUSINESS_TIME_ZONE_NAME}
        {diagnostic && `. The mail server said: ${diagnostic}`}
        {kind === 'dead' && '. No confirmations or reminders are sent to it until you clear it.'}
      </p>
      <ClearBounce id={id} />
    </Notice>
  ));
}
