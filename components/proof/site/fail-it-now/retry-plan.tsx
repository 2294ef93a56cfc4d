import { retrySeconds } from '@/lib/outbox/retries';
import { realWaitText, scaledRetryMs, waitText } from '@/lib/proof/fail-it-now/rules';

/** Returns the minimum sandbox wait in ms after each failed attempt. */
function plan(): number[] {
  const waits: number[] = [];
  for (let nth = 1; ; nth += 1) {
    const wait = scaledRetryMs(retrySeconds(nth, '', new Date(), 0));
    if (wait === null) return waits;
    waits.push(wait);
  }
}

/** Table of the retry schedule in production and in the sandbox. */
export function RetryPlan() {
  return (
    <table className="w-full text-left">
      <caption className="pb-4 text-left text-staff text-ink-3">
        Each wait is up to a fifth longer, so that messages that failed together are not retried
        together.
      </caption>
      <thead className="border-b border-line-strong">
        <tr className="label text-ink-3">
          <th scope="col" className="py-2 font-normal">
            Failed try
          </th>
          <th scope="col" className="py-2 font-normal">
            Real wait
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            Here
          </th>
        </tr>
      </thead>
      <tbody className="font-mono text-staff text-ink tabular-nums">
        {plan().map((wait, index) => (
          <tr key={wait} className="border-b border-line">
            <td className="py-2.5">{index + 1}</td>
            <td className="py-2.5">{realWaitText(wait)}</td>
            <td className="py-2.5 text-right whitespace-nowrap">{waitText(wait)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
