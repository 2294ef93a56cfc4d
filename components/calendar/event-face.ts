import type { CalendarEvent } from '@/lib/calendar/model';
import { cellTime } from '@/lib/core/time/wording';
import { marks } from './marks';

const SVG = 'http://www.w3.org/2000/svg';

function span(className: string, ...children: (Node | string)[]): HTMLSpanElement {
  const element = document.createElement('span');
  element.className = className;
  element.append(...children);
  return element;
}

function sign(event: CalendarEvent): SVGElement {
  const { shape, colour } = marks[event.tone];
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('class', `event-sign ${colour}`);
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', shape);
  svg.append(path);
  return svg;
}

/**
 * Returns the content of an all-day or month event: icon, time and title. Returns DOM nodes without a wrapper, because
 * FullCalendar would create a portal per event for React content, and a month can have a hundred events.
 */
export function eventFace(event: CalendarEvent, at: Date): Element[] {
  const { word } = marks[event.tone];
  return [
    sign(event),
    span('event-time', cellTime(at)),
    span('event-title', event.title),
    span('sr-only', `, ${event.type === 'task' ? `task, ${word}` : word}`),
  ];
}

function detailOf(event: CalendarEvent): string {
  if (event.type === 'webinar') return event.presenter;
  return event.type === 'task' ? event.assignee : event.company;
}

/**
 * Returns the content of an event in the time grid: icon, time, title and, if there is room, the company or assignee.
 */
export function slotFace(event: CalendarEvent, at: Date): Element {
  return span(
    'event-slot',
    span('event-line', ...eventFace(event, at)),
    span('event-detail', detailOf(event)),
  );
}
