import type { WorkedProject } from '@/components/cases/site/worked-project';
import { KeyFigures } from '@/components/marketing/key-figures';
import { NextStep } from '@/components/marketing/next-step';
import { PageHead } from '@/components/marketing/page-head';
import { paths } from '@/lib/paths';
import { bookEstimatePath } from '@/lib/paths/site';
import type { PriceList } from '@/lib/tools/calculator/prices';
import type { Calculation } from '@/lib/tools/calculator/query';
import { CalculatorErrors } from './calculator-errors';
import { CalculatorForm } from './calculator-form';
import { CalculatorLimits } from './calculator-limits';
import { CalculatorResult } from './calculator-result';
import { estimateFigures } from './result-figures';
import { SendEstimate } from './send-estimate';
import { WorkedNote } from './worked-note';

type CalculatorViewProps = {
  calculation: Calculation;
  prices: PriceList;
  /** Shown before the visitor submits any values. */
  isExample?: boolean;
  /** A finished project, with which the example is compared. */
  worked?: WorkedProject | null;
};

/** Calculator page: the form next to its result. */
export function CalculatorView({
  calculation,
  prices,
  isExample = false,
  worked = null,
}: CalculatorViewProps) {
  const { result, errors } = calculation;
  return (
    <>
      <PageHead
        label="Calculator"
        title="What would it save, and when is the money back?"
        figure={
          isExample &&
          result && (
            <KeyFigures figures={estimateFigures(result.estimate).filter(({ isKey }) => isKey)} />
          )
        }
        lead="Four numbers about the work, every assumption open to change, and a range instead of a number. Nothing is stored: the estimate is in the URL."
      />
      <div className="page-width mt-6 grid gap-x-12 gap-y-14 lg:mt-16 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <CalculatorForm calculation={calculation} prices={prices} />
        </div>
        <div className="lg:col-span-7">
          {worked && <WorkedNote worked={worked} />}
          {result ? (
            <CalculatorResult calculation={calculation} isExample={isExample} />
          ) : (
            <CalculatorErrors errors={errors} />
          )}
        </div>
      </div>
      {result && <SendEstimate query={result.query} />}
      <CalculatorLimits />
      <NextStep
        href={result ? bookEstimatePath(result.query) : paths.booking}
        label="Book a Demo"
        note="Bring this estimate along"
      />
    </>
  );
}
