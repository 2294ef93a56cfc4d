import type { Figure } from '@/lib/cases/figures/model';
import { figureNumber, figureUnit, isSourced, NOT_MEASURED } from '@/lib/cases/figures/rules';

type FigureValueProps = {
  figure: Figure | undefined;
  /** Shows the unit, too. */
  withUnit?: boolean;
};

/** A figure by its id, as machines read it too. Without a source it has no value. */
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
