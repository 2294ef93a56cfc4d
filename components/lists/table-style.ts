import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import type { Column } from './column';

type Placed = Pick<Column<never>, 'card'>;

/** Tells whether a column is shown at every width, on a card and in a narrow window as well. */
export const isPlaced = ({ card }: Placed, isOwnChoice: boolean) => Boolean(card) || isOwnChoice;

const ZONE = ` (${BUSINESS_TIME_ZONE_NAME})`;

/** Tells whether the head of a column names the business zone. */
export const namesZone = ({ header }: { header: string }) => header.endsWith(ZONE);

/** Returns the label of a cell on a card; the zone is named once above the table. */
export function cardLabel({ header, card }: Pick<Column<never>, 'header' | 'card'>) {
  if (card === 'status') return undefined;
  return header.replace(ZONE, '');
}

/** Shows the label of a cell before it on a phone, where the heads of the columns are hidden. */
const labelled =
  'max-sm:before:mr-1.5 max-sm:before:font-sans max-sm:before:text-ink-3 max-sm:before:content-[attr(data-label)_/_""]';

/** The link of the title covers its card; other links and buttons lie above it, without a z-index for their menus. */
const ABOVE = 'max-sm:[&_:is(a,button)]:relative';

const order = { status: 'max-sm:order-3', time: 'max-sm:order-4', detail: 'max-sm:order-5' };

/** Returns the style of a cell other than the first: its place on the card; without a place it is hidden where room is short. */
export function placeOnCard(column: Placed, isOwnChoice: boolean): string {
  if (!isPlaced(column, isOwnChoice)) return '@max-5xl:hidden';
  const { card = 'detail' } = column;
  const width = card === 'time' ? 'sm:min-w-32 @min-[70rem]:whitespace-nowrap' : '';
  return `${width} max-sm:h-auto max-sm:max-w-full max-sm:p-0 max-sm:text-left max-sm:empty:hidden ${ABOVE} ${order[card]} ${card === 'status' ? '' : labelled}`;
}
