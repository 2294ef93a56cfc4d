import { createElement, type VNode } from '@fullcalendar/core/preact';
import { formattedDate } from '@/lib/core/time/business-time';

type DayTop = { date: Date; number: string; hidden: number; onOpen: () => void };

/**
 * Returns the header of a day in the month view: its number and the count of hidden events; both open the day. Created
 * with FullCalendar's own renderer, because a React node would cost a portal and a second layout.
 */
export function dayTop({ date, number, hidden, onOpen }: DayTop): VNode {
  const name = formattedDate(date);
  const button = (className: string, label: string, ...children: (VNode | string)[]) =>
    createElement(
      'button',
      { type: 'button', class: className, 'aria-label': label, onClick: onOpen },
      ...children,
    );
  return createElement(
    'span',
    { class: 'day-top' },
    hidden > 0 &&
      button(
        'day-more',
        `+${hidden} more on ${name}`,
        `+${hidden}`,
        createElement('span', { class: 'day-more-word' }, ' more'),
      ),
    button('day-number', `${number}: ${name}`, number),
  );
}
