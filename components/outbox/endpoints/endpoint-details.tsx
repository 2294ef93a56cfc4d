import { DeleteForGood } from '@/components/records/delete-for-good';
import { RecordEnd } from '@/components/records/record-end';
import { Status } from '@/components/ui/status';
import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import { businessDay, shortMoment } from '@/lib/core/time/business-time';
import { newsNotices } from '@/lib/notices/news';
import { deleteEndpoint } from '@/lib/outbox/endpoints/actions';
import type { EndpointWithHealth } from '@/lib/outbox/endpoints/model';
import { stateOf } from '@/lib/outbox/endpoints/rules';
import { endpointDeliveriesPath } from '@/lib/paths/staff';
import { EndpointForm } from './endpoint-drawer-parts';
import { EndpointTools } from './endpoint-tools';
import { ReplayEndpoint } from './replay-endpoint';

function factsOf(endpoint: EndpointWithHealth): [label: string, value: string][] {
  const { waiting, held, lastSuccess, failures, lastError, failingSince, pausedBecause } = endpoint;
  const facts: [string, string][] = [];
  // For all other endpoints, the form shows the URL.
  if (endpoint.origin === 'environment') facts.push(['URL', endpoint.url]);
  const at = (instant: string) => `${shortMoment(instant)}, ${BUSINESS_TIME_ZONE_NAME}`;
  // The status of an active failing endpoint already shows this.
  if (failingSince && (pausedBecause || failures === 0))
    facts.push(['Failing since', at(failingSince)]);
  if (failures > 0) facts.push(['Failed', `${failures} in a row`]);
  if (held > 0) facts.push(['Held', `${held} until it is resumed`]);
  if (waiting > 0) facts.push(['Waiting', String(waiting)]);
  if (lastSuccess) facts.push(['Last success', at(lastSuccess)]);
  if (lastError) facts.push(['Last error', lastError]);
  return facts;
}

/** Details of an endpoint: form, status and actions. */
export function EndpointDetails({ endpoint }: { endpoint: EndpointWithHealth | undefined }) {
  if (!endpoint) return null;
  const { text, tone } = stateOf(endpoint);
  const isOurs = endpoint.origin === 'leader';
  return (
    <div className="space-y-8">
      <div className="space-y-4">
        <dl className="grid grid-cols-[7rem_1fr] gap-x-4 gap-y-2">
          <dt className="text-ink-3">State</dt>
          <dd>
            <Status tone={tone}>{text}</Status>
          </dd>
          {factsOf(endpoint).map(([label, value]) => (
            <div key={label} className="contents">
              <dt className="text-ink-3">{label}</dt>
              <dd className="min-w-0 wrap-anywhere text-ink">{value}</dd>
            </div>
          ))}
        </dl>
        {!isOurs && <p>{newsNotices.endpointOfEnvironment}</p>}
        <EndpointTools endpoint={endpoint} />
        <a
          href={endpointDeliveriesPath(endpoint.id)}
          className="text-accent underline underline-offset-4"
        >
          What was sent to it
        </a>
      </div>
      {isOurs && <EndpointForm endpoint={endpoint} />}
      {endpoint.pausedBecause !== 'off' && (
        <ReplayEndpoint id={endpoint.id} today={businessDay(new Date())} />
      )}
      {isOurs && (
        <RecordEnd>
          <DeleteForGood id={endpoint.id} action={deleteEndpoint} kind="endpoint">
            What was sent to {endpoint.url}, and what still waits for it, goes too.
          </DeleteForGood>
        </RecordEnd>
      )}
    </div>
  );
}
