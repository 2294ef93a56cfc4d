import { OpenLink } from '@/components/lists/open-link';
import { Status } from '@/components/ui/status';
import { zonedMoment } from '@/lib/core/time/business-time';
import type { EndpointWithHealth } from '@/lib/outbox/endpoints/model';
import { stateOf, typesInWords } from '@/lib/outbox/endpoints/rules';

function news({ waiting, held, lastSuccess, lastError }: EndpointWithHealth): string {
  const counts = [held > 0 && `${held} held`, waiting > 0 && `${waiting} waiting`];
  const told = [lastError, ...counts].filter(Boolean);
  if (told.length > 0) return told.join(' · ');
  return lastSuccess ? `Last success ${zonedMoment(lastSuccess)}` : 'Nothing sent yet';
}

/** Endpoints with their status and number of queued events. */
export function EndpointList({ endpoints }: { endpoints: readonly EndpointWithHealth[] }) {
  return (
    <ul aria-label="Endpoints" className="divide-y divide-line border-y border-line">
      {endpoints.map((endpoint) => {
        const { text, tone } = stateOf(endpoint);
        return (
          <li
            key={endpoint.id}
            className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <span className="min-w-0">
              <OpenLink
                record={endpoint.id}
                className="font-medium break-all text-ink underline-offset-4 hover:underline"
              >
                {endpoint.description || endpoint.url}
              </OpenLink>
              {endpoint.description && (
                <span className="block break-all text-ink-3">{endpoint.url}</span>
              )}
              {endpoint.origin === 'environment' && (
                <span className="block text-ink-3">From the environment</span>
              )}
            </span>
            <span>{typesInWords(endpoint.types)}</span>
            <span>
              <Status tone={tone}>{text}</Status>
            </span>
            <span className="min-w-0 wrap-anywhere text-ink-3">{news(endpoint)}</span>
          </li>
        );
      })}
    </ul>
  );
}
