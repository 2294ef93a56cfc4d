import { figureAnchor } from '@/lib/paths/site';
import type { Figure } from './model';

/** Shown instead of a figure that has lost its source. */
export const NOT_MEASURED = 'No longer measured';

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Returns a value with its unit: 93%, $7,900, $211 a day, 5.2 hours a week. */
export function figureText({ value, unit }: Pick<Figure, 'value' | 'unit'>): string {
  const amount = number.format(value);
  if (unit === '%') return `${amount}%`;
  const [, rest] = /^dollars(.*)$/.exec(unit) ?? [];
  return rest === undefined ? `${amount} ${unit}`.trim() : `$${amount}${rest}`;
}

/** Returns the value for display next to its unit: 93%, $7,900, 5.2. */
export function figureNumber({ value, unit }: Pick<Figure, 'value' | 'unit'>): string {
  const amount = number.format(value);
  if (unit === '%') return `${amount}%`;
  return unit.startsWith('dollars') ? `$${amount}` : amount;
}

/** Returns the unit for display next to the value of `figureNumber`. */
export function figureUnit({ unit }: Pick<Figure, 'unit'>): string {
  return unit === '%' ? '' : unit.replace(/^dollars ?/, '');
}

/** Returns whether a figure still has a source. */
export function isSourced(figure: Figure | undefined): figure is Figure & { source: string } {
  return Boolean(figure?.source);
}

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Returns when a figure was measured: one day, or a range of days. */
export function figurePeriod({ fromDay, untilDay }: Pick<Figure, 'fromDay' | 'untilDay'>): string {
  return days.formatRange(new Date(fromDay), new Date(untilDay));
}

export type Comparison = { before: Figure; after: Figure };

/** Returns the pairs of figures from before and after a change that both have a source. */
export function comparisonsOf(figures: readonly Figure[]): Comparison[] {
  return figures.flatMap((after) => {
    const before = figures.find(({ id }) => id === after.comparedWith);
    return isSourced(after) && isSourced(before) ? [{ before, after }] : [];
  });
}

/** Returns the first figure with a source that is not part of the first comparison, which lists of cases show. */
export function furtherFigure(figures: readonly Figure[]): Figure | undefined {
  const [shown] = comparisonsOf(figures);
  return figures.find(
    (figure) => isSourced(figure) && figure !== shown?.before && figure !== shown?.after,
  );
}

/** A reference to a figure in markdown, such as [93 percent](#brightwell-untouched-rate). */
const REFERENCE = /\[([^\]]+)\]\(#([a-z0-9-]+)\)/g;

/** Returns markdown with links to the figures on the page; marks references to figures that have lost their source. */
export function withFigures(markdown: string, figures: readonly Figure[]): string {
  return markdown.replace(REFERENCE, (_, text: string, id: string) =>
    isSourced(figures.find((figure) => figure.id === id))
      ? `[${text}](#${figureAnchor(id)})`
      : `${text} (${NOT_MEASURED.toLowerCase()})`,
  );
}
