import { ShareButtons } from '@/components/marketing/share-buttons';
import { ANSWER_ID } from '@/components/ui/answer';
import { ButtonLink } from '@/components/ui/button-link';
import { bookEstimatePath, calculatorPath } from '@/lib/paths/site';
import type { Calculation } from '@/lib/tools/calculator/query';
import { verdictAdvice, verdictTitles } from '@/lib/tools/calculator/wording';
import { EstimateChart } from './estimate-chart';
import { ResultFigures, ResultYears } from './result-figures';
import { RulesNote } from './rules-note';

type CalculatorResultProps = {
  calculation: Calculation;
  /** True for example values instead of the visitor's own. */
  isExample: boolean;
};

/** Id of the form that emails an estimate. */
export const SEND_ANCHOR = 'send';

/** Result of the calculator: the range, our advice, the monthly balance and next steps. */
export function CalculatorResult({ calculation, isExample }: CalculatorResultProps) {
  const { result } = calculation;
  if (!result) return null;
  const { estimate, query } = result;
  return (
    <section
      id={ANSWER_ID}
      tabIndex={-1}
      aria-labelledby="result-title"
      className="scroll-mt-24 outline-none"
    >
      <p className="label text-ink-3">
        {isExample ? 'An example with our list prices' : 'Your estimate'}
      </p>
      <h2 id="result-title" className="mt-3 max-w-[22em] text-h2">
        {verdictTitles[estimate.verdict]}
      </h2>
      <p className="mt-4 max-w-measure">{verdictAdvice[estimate.verdict]}</p>
      <div className="mt-8">
        <ResultFigures estimate={estimate} />
      </div>
      <div className="mt-8 break-inside-avoid">
        <EstimateChart estimate={estimate} />
      </div>
      <p className="mt-2 text-staff text-ink-3">
        Paid and saved since the start, by month. The solid line is the good case, the dashed one
        the cautious case, and the dots show when the money is back. It is our estimate from the
        numbers next to it, not a promise.
      </p>
      <div className="mt-8 break-inside-avoid">
        <ResultYears estimate={estimate} />
      </div>
      <div className="own-step mt-8 flex flex-wrap gap-3 print:hidden">
        <ButtonLink href={bookEstimatePath(query)} size="lg">
          Book with this
        </ButtonLink>
        <ButtonLink href={`#${SEND_ANCHOR}`} size="lg" variant="secondary">
          Send me this
        </ButtonLink>
      </div>
      <div className="mt-4">
        <ShareButtons
          path={calculatorPath(query)}
          done="Link copied. It contains these numbers, but no names."
        />
      </div>
      <div className="mt-4">
        <RulesNote calculation={calculation} />
      </div>
    </section>
  );
}
