'use client';

import type {
  CalendarOptions,
  DayCellContentArg,
  EventContentArg,
  EventMountArg,
  MoreLinkMountArg,
  PluginDef,
} from '@fullcalendar/core';
import dayGridPlugin from '@fullcalendar/daygrid';
import interactionPlugin from '@fullcalendar/interaction';
import FullCalendar from '@fullcalendar/react';
import { type Ref, useEffectEvent, useMemo } from 'react';
import { BUSINESS_TIME_ZONE } from '@/lib/brand';
import { dropInstant } from '@/lib/calendar/calendar-events';
import { hiddenCount } from '@/lib/calendar/days';
import {
  CALENDAR_HEIGHT,
  FIRST_SLOT,
  LAST_SLOT,
  LONG_PRESS_MS,
  SLOT_MINUTES,
} from '@/lib/calendar/grid';
import type { CalendarData, CalendarEvent } from '@/lib/calendar/model';
import { calendarPeriod } from '@/lib/calendar/periods';
import type { CalendarQuery } from '@/lib/calendar/schema';
import { businessDay } from '@/lib/core/time/business-time';
import { businessZonePlugin } from './business-zone';
import './calendar.css';
import { dayTop } from './day-top';
import { eventFace, slotFace } from './event-face';
import { eventInput } from './event-input';
import { scrollToToday } from './scroll-to-today';
import { viewOfType, viewTypes } from './view-types';

/** Plugins of the month view. `timeGrid`, for week and day, loads when one of those views opens. */
const monthPlugins = [dayGridPlugin, interactionPlugin, businessZonePlugin];

/** Constant options (spec sections 2, 9). FullCalendar itself scrolls when a drag comes within 50 px of an edge. */
const options: CalendarOptions = {
  timeZone: BUSINESS_TIME_ZONE,
  initialView: viewTypes.month,
  headerToolbar: false,
  height: CALENDAR_HEIGHT,
  fixedWeekCount: false,
  slotMinTime: FIRST_SLOT,
  slotMaxTime: LAST_SLOT,
  slotDuration: { minutes: SLOT_MINUTES },
  slotLabelFormat: { hour: 'numeric', minute: '2-digit' },
  expandRows: true,
  allDayText: 'Other times',
  nowIndicator: true,
  dragScroll: true,
  longPressDelay: LONG_PRESS_MS,
  eventDurationEditable: false,
  // Month events have no box around their content; our content includes the time.
  eventDisplay: 'list-item',
  displayEventTime: false,
  eventOrder: 'startsAt,title',
  slotEventOverlap: false,
  // With more than three events next to each other, each name would be cut to a few letters.
  eventMaxStack: 3,
  eventContent: ({ event: { start, allDay, extendedProps }, view }: EventContentArg) => {
    const event: CalendarEvent = extendedProps.event;
    // During a drag, `start` is the time of the potential drop.
    const at = allDay || !start ? new Date(event.start) : start;
    const inSlot = !allDay && view.type !== viewTypes.month;
    return { domNodes: inSlot ? [slotFace(event, at)] : eventFace(event, at) };
  },
  // FullCalendar's link has no URL and behaves like a button.
  moreLinkDidMount: ({ el }: MoreLinkMountArg) => el.setAttribute('role', 'button'),
  eventDidMount: ({ el, event }: EventMountArg) => {
    el.id = event.id;
    el.setAttribute('role', 'button');
    el.setAttribute('aria-haspopup', 'dialog');
  },
};

type CalendarGridProps = {
  ref: Ref<FullCalendar>;
  /** Undefined until the week or day view is opened. */
  timeGrid?: PluginDef;
  data: CalendarData;
  isLeader: boolean;
  onPeriod: (period: CalendarQuery, title: string) => void;
  onOpenEvent: (event: CalendarEvent) => void;
  onOpenDay: (day: string) => void;
  onDrop: (event: CalendarEvent, startsAt: Date, putBack: () => void) => void;
};

/** FullCalendar with our events, in the business time zone. */
export function CalendarGrid(props: CalendarGridProps) {
  const { ref, timeGrid, data, isLeader } = props;
  const showPeriod = useEffectEvent(props.onPeriod);
  const openEvent = useEffectEvent(props.onOpenEvent);
  const openDay = useEffectEvent(props.onOpenDay);
  const drop = useEffectEvent(props.onDrop);
  // Memoized, because FullCalendar renders all days and events again whenever an option changes.
  return useMemo(
    () => (
      <FullCalendar
        {...options}
        plugins={timeGrid ? [...monthPlugins, timeGrid] : monthPlugins}
        ref={ref}
        events={Object.values(data.days).flatMap((day) =>
          day.events.map((event) => eventInput(event, isLeader)),
        )}
        views={{
          timeGrid: { dayMaxEvents: 4 },
          [viewTypes.month]: {
            dayCellContent: ({ date, dayNumberText }: DayCellContentArg) =>
              dayTop({
                date,
                number: dayNumberText,
                hidden: hiddenCount(data, businessDay(date)),
                onOpen: () => openDay(businessDay(date)),
              }),
          },
        }}
        datesSet={({ view }) => {
          if (view.type === viewTypes.week) scrollToToday();
          const day = businessDay(view.currentStart);
          showPeriod(calendarPeriod({ view: viewOfType[view.type] ?? 'month', day }), view.title);
        }}
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault();
          openEvent(event.extendedProps.event);
        }}
        eventDrop={({ event, revert }) => {
          const dropped: CalendarEvent = event.extendedProps.event;
          if (!event.start) return;
          drop(dropped, dropInstant(dropped, { start: event.start, allDay: event.allDay }), revert);
        }}
      />
    ),
    [ref, timeGrid, data, isLeader],
  );
}
