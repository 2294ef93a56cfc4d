import type { Figure } from '@/lib/cases/figures/model';
import { figureNumber, figureUnit, isSourced, NOT_MEASURED } from '@/lib/cases/figures/rules';

type FigureValueProps = {
  figure: Figure | undefined;
  /** True to show the unit as well. */
  withUnit?: boolean;
};

/** Value of a figure, also machine-readable. Without a source it shows "not measured". */
export function FigureValue({ figure, withUnit = false }: FigureValueProps) {
  if (!isSourced(figure)) return NOT_MEASURED;
  return (
    <>
      <data value={figure.value} data-figure={figure.id}>
        {figureNumber(figure)}
      </data>
      {withUnit && ` ${figureUnit(figure)}`}
    </>
  );
}
