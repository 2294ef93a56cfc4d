import type { Touch, Way } from '@/lib/clients/touches/model';
import { channelText, touchKindNames } from '@/lib/clients/touches/wording';
import { zonedMoment } from '@/lib/core/time/business-time';
import { calculatorPath } from '@/lib/paths/site';
import { estimateSummary } from '@/lib/tools/calculator/wording';

/** Text of a touchpoint: what the contact did, when, and through which channel. */
function TouchText({ touch }: { touch: Touch }) {
  return (
    <>
      {touchKindNames[touch.kind]}, {zonedMoment(touch.at)}
      <span className="block text-ink-3">By {channelText(touch.channel)}</span>
    </>
  );
}

/** Shows the first and last touchpoint of a contact, and the estimate that we promised. */
export function ClientWay({ way: { first, last, count, promised } }: { way: Way }) {
  if (!first || !last) return null;
  return (
    <section
      aria-label="Source"
      className="rounded-surface border border-line bg-surface px-4 py-3"
    >
      <h2 className="text-[0.9375rem] font-medium text-ink">Source</h2>
      <dl className="mt-2 space-y-3">
        <div>
          <dt className="text-ink-3">First form{count > 1 && ` of ${count}`}</dt>
          <dd className="text-ink">
            <TouchText touch={first} />
          </dd>
        </div>
        {last.id !== first.id && (
          <div>
            <dt className="text-ink-3">Last form</dt>
            <dd className="text-ink">
              <TouchText touch={last} />
            </dd>
          </div>
        )}
        {promised && (
          <div>
            <dt className="text-ink-3">Promised, {zonedMoment(promised.createdAt)}</dt>
            <dd>
              <a
                href={calculatorPath(promised.estimate.query)}
                className="text-accent underline underline-offset-4"
              >
                {estimateSummary(promised.estimate)}
              </a>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
