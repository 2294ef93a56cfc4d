import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import type { Column } from './column';

type Placed = Pick<Column<never>, 'card'>;

/** Whether a column is shown wherever the table is, on a card and in a narrow window as well. */
export const isPlaced = ({ card }: Placed, isOwnChoice: boolean) => Boolean(card) || isOwnChoice;

const ZONE = ` (${BUSINESS_TIME_ZONE_NAME})`;

/** Whether the head of a column names the business zone. */
export const namesZone = ({ header }: { header: string }) => header.endsWith(ZONE);

/** Returns the label of a cell on a card; the zone is said once above all of them. */
export function cardLabel({ header, card }: Pick<Column<never>, 'header' | 'card'>) {
  if (card === 'status') return undefined;
  return header.replace(ZONE, '');
}

/** On a phone the label of a cell stands before it, because the heads of the columns are not shown. */
const labelled =
  'max-sm:before:mr-1.5 max-sm:before:font-sans max-sm:before:text-ink-3 max-sm:before:content-[attr(data-label)_/_""]';

/** The link of the title covers its card; other links and buttons lie above it, without a z-index for their menus. */
const ABOVE = 'max-sm:[&_:is(a,button)]:relative';

const order = { status: 'max-sm:order-3', time: 'max-sm:order-4', detail: 'max-sm:order-5' };

/** Style of a cell beside the first: its place on the card; without one it is left out where there is little room. */
export function placeOnCard(column: Placed, isOwnChoice: boolean): string {
  if (!isPlaced(column, isOwnChoice)) return '@max-5xl:hidden';
  const { card = 'detail' } = column;
  const width = card === 'time' ? 'sm:min-w-32 @min-[70rem]:whitespace-nowrap' : '';
  return `${width} max-sm:h-auto max-sm:max-w-full max-sm:p-0 max-sm:text-left max-sm:empty:hidden ${ABOVE} ${order[card]} ${card === 'status' ? '' : labelled}`;
}
