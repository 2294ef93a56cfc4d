import { Notice } from '@/components/ui/notice';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { shortMoment } from '@/lib/core/time/business-time';
import { newsNotices } from '@/lib/notices/news';
import type { IncomingCallRow } from '@/lib/outbox/incoming/model';
import { CodeBlock } from '../code-block';
import { CallStatus } from './call-columns';

const at = (instant: string) => `${shortMoment(instant)}, ${BUSINESS_TIME_ZONE_NAME}`;

/** Details of one signed request: the exact request body and our response. */
export async function CallDetails(props: { call: Promise<IncomingCallRow | null> }) {
  const call = await props.call;
  if (!call) return <Notice tone="warning" title={newsNotices.callGone} />;
  const facts = [
    ['Answer', <CallStatus key="answer" status={call.status} />],
    ['Type', call.type],
    ['About', call.email],
    ['Received', at(call.receivedAt)],
    ['Again', call.times > 1 && `${call.times} times, last ${at(call.lastReceivedAt)}`],
    ['Id', call.webhookId],
  ] as const;
  return (
    <div className="space-y-8">
      <dl className="grid grid-cols-[7rem_1fr] gap-x-4 gap-y-2">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-3">{label}</dt>
              <dd className="min-w-0 wrap-anywhere text-ink">{value}</dd>
            </div>
          ))}
      </dl>
      <section aria-labelledby="body">
        <h3 id="body" className="pb-2 font-medium text-ink">
          Body
        </h3>
        <CodeBlock label="Body">{call.body}</CodeBlock>
      </section>
      <section aria-labelledby="answered">
        <h3 id="answered" className="pb-2 font-medium text-ink">
          Answered with
        </h3>
        <CodeBlock label="Answered with">{JSON.stringify(call.answer, null, 2)}</CodeBlock>
      </section>
    </div>
  );
}
