import type { ReactNode } from 'react';
import { centsText, valueText } from '@/lib/deals/amounts';
import type { ProposalContent } from '@/lib/proposals/content';
import { PASSAGES, type Passage } from '@/lib/proposals/passages';
import { fullDay } from '@/lib/proposals/wording';

type ProposalTextProps = {
  content: ProposalContent;
  totals: { onceCents: number; monthCents: number };
  termsVersion: string;
  validUntil: string;
  /** Renders the questions of a passage below it. */
  below?: (passage: Passage) => ReactNode;
};

/** Proposal as its contact sees it. The staff preview is identical. */
export function ProposalText({
  content,
  totals,
  termsVersion,
  validUntil,
  below,
}: ProposalTextProps) {
  const part = (passage: Passage, children: ReactNode) => (
    <section aria-labelledby={`passage-${passage}`} className="border-t border-line pt-8">
      <h2 id={`passage-${passage}`} className="text-h3">
        {PASSAGES[passage]}
      </h2>
      <div className="mt-4 space-y-4 wrap-anywhere">{children}</div>
      {below?.(passage)}
    </section>
  );
  return (
    <div className="space-y-8">
      {part('intro', <p className="whitespace-pre-line">{content.intro}</p>)}
      {part(
        'prices',
        <>
          <ul className="border-b border-line">
            {content.items.map((item, place) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: two items may have the same text; they are never reordered.
                key={place}
                className="grid gap-1 border-t border-line py-4 sm:grid-cols-[1fr_auto] sm:gap-6"
              >
                <div>
                  <p className="font-medium text-ink">{item.title}</p>
                  {item.detail && <p className="mt-1 whitespace-pre-line">{item.detail}</p>}
                </div>
                <p className="font-mono text-ink">
                  {valueText({ onceCents: item.once_cents, monthCents: item.month_cents })}
                </p>
              </li>
            ))}
          </ul>
          <dl className="grid max-w-measure grid-cols-[1fr_auto] gap-x-6 gap-y-1">
            <dt>Total once</dt>
            <dd className="text-right font-mono text-ink">{centsText(totals.onceCents)}</dd>
            <dt>Total a month</dt>
            <dd className="text-right font-mono text-ink">{centsText(totals.monthCents)}</dd>
          </dl>
        </>,
      )}
      {content.steps.length > 0 &&
        part(
          'process',
          <ol className="space-y-3">
            {content.steps.map((step, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is never reordered.
              <li key={place} className="grid grid-cols-[2rem_1fr_auto] gap-3">
                <span className="font-mono text-ink-3">{place + 1}</span>
                <span className="text-ink">{step.title}</span>
                <span className="font-mono text-staff text-ink-3">{step.when}</span>
              </li>
            ))}
          </ol>,
        )}
      {content.promise.length > 0 &&
        part(
          'promise',
          <ul className="list-disc space-y-2 pl-5">
            {content.promise.map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is never reordered.
              <li key={place}>{line}</li>
            ))}
          </ul>,
        )}
      {part(
        'terms',
        <>
          <p className="whitespace-pre-line">{content.terms}</p>
          <p className="text-staff text-ink-3">
            Terms, version {termsVersion}. Valid until {fullDay(validUntil)}.
          </p>
        </>,
      )}
    </div>
  );
}
