import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { humanize } from '@/lib/core/text/humanize';
import { shortMoment } from '@/lib/core/time/business-time';
import { newsNotices } from '@/lib/notices/news';
import type { DeliveryDetails as Details } from '@/lib/outbox/model';
import { bookingPath } from '@/lib/paths/staff';
import { AttemptList } from './attempt-list';
import { CodeBlock } from './code-block';
import { DeliveryStatus } from './delivery-status';
import { Resend } from './resend';
import { SentPayload } from './sent-payload';

const at = (instant: string) => `${shortMoment(instant)}, ${BUSINESS_TIME_ZONE_NAME}`;

function factsOf(delivery: Details): [label: string, value: ReactNode][] {
  const { status, channel, recipient, createdAt, deliveredAt, nextAttemptAt, record } = delivery;
  const facts: [string, ReactNode][] = [
    ['State', <DeliveryStatus key="state" status={status} />],
    ['By', humanize(channel)],
    ['To', recipient],
    ['Written', at(createdAt)],
  ];
  if (deliveredAt) facts.push(['Delivered', at(deliveredAt)]);
  if (nextAttemptAt) facts.push(['Next attempt', at(nextAttemptAt)]);
  if (record?.table === 'consultation_bookings') {
    facts.push([
      'About',
      <a
        key="record"
        href={bookingPath(record.id)}
        className="text-accent underline underline-offset-4"
      >
        A booking
      </a>,
    ]);
  }
  return [...facts, ['Event', <code key="id">{delivery.id}</code>]];
}

/** Details of a webhook or email: its request and the result of each attempt. */
export async function DeliveryDetails(props: { delivery: Promise<Details | null> }) {
  const delivery = await props.delivery;
  if (!delivery) return <Notice tone="warning" title={newsNotices.deliveryGone} />;
  return (
    <div className="space-y-8">
      <div className="space-y-4">
        <dl className="grid grid-cols-[7rem_1fr] gap-x-4 gap-y-2">
          {factsOf(delivery).map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-3">{label}</dt>
              <dd className="min-w-0 wrap-anywhere text-ink">{value}</dd>
            </div>
          ))}
        </dl>
        <Resend deliveries={[delivery]} />
      </div>
      <AttemptList attempts={delivery.history} />
      <SentPayload channel={delivery.channel} sent={delivery.sent} />
      <details>
        <summary className="cursor-pointer font-medium text-ink">Stored event</summary>
        <p className="py-2 text-ink-3">
          What is composed from, at each attempt. Secrets are masked.
        </p>
        <CodeBlock label="Stored event">{delivery.event}</CodeBlock>
      </details>
    </div>
  );
}
