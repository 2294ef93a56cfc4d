import { iconHref } from '@/components/ui/icon';
import type { CalendarEvent } from '@/lib/calendar/model';
import { cellTime } from '@/lib/calendar/wording';
import { marks } from './marks';

const SVG = 'http://www.w3.org/2000/svg';

function span(className: string, ...children: (Node | string)[]): HTMLSpanElement {
  const element = document.createElement('span');
  element.className = className;
  element.append(...children);
  return element;
}

function sign(event: CalendarEvent): SVGElement {
  const { icon, colour } = marks[event.tone];
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', `icon event-sign ${colour}`);
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', iconHref(icon));
  svg.append(use);
  return svg;
}

/**
 * Returns an event in a cell: icon, time and title and, if there is room, the company or the assignee. As DOM nodes,
 * because FullCalendar puts what React renders into a portal for each event.
 */
export function eventFace(event: CalendarEvent, at: Date): HTMLElement {
  const { word } = marks[event.tone];
  return span(
    'event-face',
    span(
      'event-line',
      sign(event),
      span('event-time', cellTime(at)),
      span('event-title', event.title),
      span('sr-only', `, ${event.type === 'task' ? `task, ${word}` : word}`),
    ),
    span('event-detail', event.type === 'task' ? event.assignee : event.company),
  );
}
