import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import type { Column } from './column';

type Placed = Pick<Column<never>, 'card'>;

/** Returns whether a column is shown at every width, on a card and in a narrow window as well. */
export const isPlaced = ({ card }: Placed, isOwnChoice: boolean) => Boolean(card) || isOwnChoice;

const ZONE = ` (${BUSINESS_TIME_ZONE_NAME})`;

/** Returns whether the head of a column names the business zone. */
export const namesZone = ({ header }: { header: string }) => header.endsWith(ZONE);

/** Returns the label of a cell on a card; the zone is named once above the table. */
export function cardLabel({ header, card }: Pick<Column<never>, 'header' | 'card'>) {
  if (card === 'status') return undefined;
  return header.replace(ZONE, '');
}

const places = {
  status: 'list-cell-status',
  time: 'list-cell-time',
  detail: 'list-cell-detail',
};

/** Returns the style of a cell other than the first: its place on the card; without a place it is hidden where room is short. */
export function placeOnCard(column: Placed, isOwnChoice: boolean): string {
  if (!isPlaced(column, isOwnChoice)) return 'list-cell-extra';
  return places[column.card ?? 'detail'];
}
