import type { ReactNode } from 'react';
import { brand } from '@/lib/brand';

/** Explanation of a claim. */
export type ClaimMeaning = { means: ReactNode; not: ReactNode; counted: ReactNode };

type ClaimProps = ClaimMeaning & { id: (typeof brand.claims)[number]['id'] };

/** The three parts of an explanation. */
export function ClaimParts({ means, not, counted }: ClaimMeaning) {
  const parts = [
    { term: 'It means', text: means },
    { term: 'It does not mean', text: not },
    { term: 'Counted from', text: counted },
  ];
  return (
    <dl className="grid gap-5">
      {parts.map(({ term, text }) => (
        <div key={term}>
          <dt className="label text-ink-3">{term}</dt>
          <dd className="mt-1.5">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A claim of the home page with its explanation. */
export function Claim({ id, ...meaning }: ClaimProps) {
  const claim = brand.claims.find((one) => one.id === id);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-claim`}
      className="scroll-mt-20 border-t border-line-strong pt-5 target:border-accent"
    >
      <h3 id={`${id}-claim`} className="mb-6">
        <span className="block font-mono text-[2.25rem] leading-11 font-medium tracking-[-0.04em] text-ink">
          {claim?.figure}
        </span>
        <span className="text-base leading-6 font-normal text-ink-2">{claim?.label}</span>
      </h3>
      <ClaimParts {...meaning} />
    </section>
  );
}
