import { Status } from '@/components/ui/status';
import { readableMoment } from '@/lib/core/time/wording';
import type { ProofFigures } from '@/lib/proof/model';

const names = { webhook: 'A webhook receiver', mail: 'The mail server' } as const;

/** Shows whether deliveries currently arrive. Receivers are not named, because they may belong to customers. */
export function HealthNow({ figures: { at, failing } }: { figures: ProofFigures }) {
  const isFailing = failing.length > 0;
  return (
    <section
      aria-labelledby="now"
      className={`border-l-4 py-1 pl-5 ${isFailing ? 'border-high' : 'border-low'}`}
    >
      <h2 id="now" className="label text-ink-3">
        Right now
      </h2>
      <p className="mt-1 text-h3 text-ink lg:mt-3">
        <Status tone={isFailing ? 'high' : 'low'}>
          {isFailing ? 'Deliveries fail' : 'Deliveries arrive'}
        </Status>
      </p>
      {isFailing ? (
        <ul className="mt-2">
          {failing.map(({ channel, since }) => (
            <li key={`${channel} ${since}`}>
              {names[channel]} has not answered with success since{' '}
              <time dateTime={since}>{readableMoment(new Date(since))}</time>. Its messages are kept
              until it works again.
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-base leading-6.5 lg:mt-2">
          All receivers of our messages work. If one fails, this turns red within a minute, and
          green again with the first success.
        </p>
      )}
      <p className="mt-1 font-mono text-[0.8125rem] leading-5 text-ink-3">
        Counted <time dateTime={at}>{readableMoment(new Date(at))}</time>
      </p>
    </section>
  );
}
