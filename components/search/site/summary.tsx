import type { CitedSentence } from '@/lib/search/answers/cited';
import type { Passage } from '@/lib/search/answers/model';
import { passagePath } from '@/lib/search/answers/passage-path';

type SummaryProps = { sentences: readonly CitedSentence[]; passages: readonly Passage[] };

/** Summary of the passages by a language model. Each sentence links to the passages that it cites. */
export function Summary({ sentences, passages }: SummaryProps) {
  return (
    <section
      aria-labelledby="in-short"
      className="max-w-[46rem] rounded-surface border border-line bg-surface p-6"
    >
      <h2 id="in-short" className="label text-ink-3">
        In short
      </h2>
      <p className="mt-3 text-ink">
        {sentences.map(({ text, cites }) => (
          <span key={text}>
            {text}
            {cites.map((place) => {
              const passage = passages[place - 1];
              return (
                passage && (
                  <a
                    key={place}
                    href={passagePath(passage)}
                    aria-label={`Quotation ${place}: ${passage.heading}`}
                    className="mx-0.5 px-1 py-0.5 font-mono text-staff text-accent underline underline-offset-4"
                  >
                    [{place}]
                  </a>
                )
              );
            })}{' '}
          </span>
        ))}
      </p>
      <p className="mt-3 text-[0.9375rem] leading-6 text-ink-3">
        Put together by a language model from the quotations below, which are our own words.
      </p>
    </section>
  );
}
