import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { shortMoment } from '@/lib/core/time/business-time';
import type { DeliveryDetails } from '@/lib/outbox/model';
import { CodeBlock } from './code-block';

/** Request of the latest attempt: exact headers and body of a webhook, or the text of an email. */
export function SentPayload({ channel, sent }: Pick<DeliveryDetails, 'channel' | 'sent'>) {
  return (
    <section aria-labelledby="payload">
      <h3 id="payload" className="pb-2 font-medium text-ink">
        Payload
      </h3>
      {sent ? (
        <div className="space-y-3">
          <p className="text-ink-3">
            As sent {shortMoment(sent.at)}, {BUSINESS_TIME_ZONE_NAME}.
            {channel === 'mail' && ' The personal parts of links are masked.'}
          </p>
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 font-mono text-[0.8125rem]">
            {Object.entries(sent.headers).map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-ink-3">{name}</dt>
                <dd className="min-w-0 wrap-anywhere text-ink">{value}</dd>
              </div>
            ))}
          </dl>
          <CodeBlock label="Body as sent">{sent.body}</CodeBlock>
        </div>
      ) : (
        <p>Not sent yet.</p>
      )}
    </section>
  );
}
