import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import type { Column } from './column';

type Placed = Pick<Column<never>, 'card'>;

/** Returns whether a column is visible at every width, including cards and narrow windows. */
export const isPlaced = ({ card }: Placed, isOwnChoice: boolean) => Boolean(card) || isOwnChoice;

const ZONE = ` (${BUSINESS_TIME_ZONE_NAME})`;

/** Returns whether a column header names the business time zone. */
export const namesZone = ({ header }: { header: string }) => header.endsWith(ZONE);

/** Returns the label of a cell on a card. The time zone is named once above the table. */
export function cardLabel({ header, card }: Pick<Column<never>, 'header' | 'card'>) {
  if (card === 'status') return undefined;
  return header.replace(ZONE, '');
}

const places = {
  status: 'list-cell-status',
  time: 'list-cell-time',
  detail: 'list-cell-detail',
};

/**
 * Returns the style of any cell but the first: its position on the card. A cell without a position is hidden on narrow
 * screens.
 */
export function placeOnCard(column: Placed, isOwnChoice: boolean): string {
  if (!isPlaced(column, isOwnChoice)) return 'list-cell-extra';
  return places[column.card ?? 'detail'];
}
