'use client';

import type FullCalendar from '@fullcalendar/react';
import { useRef, useState } from 'react';
import { useBookingChannel } from '@/components/bookings/realtime/use-booking-channel';
import { usePolling } from '@/components/records/use-polling';
import { lazyPart } from '@/components/ui/lazy-part';
import { Spinner } from '@/components/ui/spinner';
import { toast } from '@/components/ui/toast';
import { changeNotice } from '@/lib/bookings/realtime/channel';
import { findEvent } from '@/lib/calendar/days';
import type { CalendarData, CalendarEvent } from '@/lib/calendar/model';
import { deskNotices } from '@/lib/notices/desk';
import { agendaLineId, CalendarAgenda } from './calendar-agenda';
import { CalendarGrid } from './calendar-grid';
import { CalendarLegend } from './calendar-legend';
import { CalendarToolbar } from './calendar-toolbar';
import { holdWhilePressed } from './hold-while-pressed';
import { OverflowNote } from './overflow-note';
import { useCalendarData } from './use-calendar-data';
import { useKeptFocus } from './use-kept-focus';
import { useMove } from './use-move';
import { prepareTimeGrid, useView } from './use-view';

const EventDetails = lazyPart(() =>
  import('./event-details').then((module) => module.EventDetails),
);

type CalendarProps = { initial: CalendarData; isLeader: boolean };

/** Calendar of spec section 2. Leaders see bookings live and can move events. */
export function Calendar({ initial, isLeader }: CalendarProps) {
  const grid = useRef<FullCalendar>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [shown, setShown] = useState({ title: '', view: initial.view });
  const [chosen, setChosen] = useState<{ event: CalendarEvent; opening: number } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const calendar = useCalendarData(initial);
  const { data, isLoading, hasFailed, refresh } = calendar;
  const { move, drop, isEcho, dialog } = useMove(calendar);
  const press = () => holdWhilePressed(calendar.hold);

  const isLive = useBookingChannel(isLeader, {
    onJoin: refresh,
    onChange(change) {
      if (isEcho(change)) return;
      calendar.applyChange(change);
      const notice = changeNotice(change);
      // At most one toast per notice: a burst of changes must not push the toast with the undo button out of view.
      if (notice) toast.info(deskNotices[notice], { id: notice });
    },
  });
  usePolling(!isLive || hasFailed, refresh);

  const openEvent = (event: CalendarEvent) => {
    setChosen({ event, opening: (chosen?.opening ?? 0) + 1 });
    setOpen(true);
  };
  // Either the grid or the agenda is hidden.
  const triggerOf = (event: CalendarEvent) =>
    [event.id, agendaLineId(event)]
      .map((id) => document.getElementById(id))
      .find((element) => element?.checkVisibility());
  useKeptFocus(isOpen, () => (chosen && triggerOf(chosen.event)) ?? title.current);

  const api = () => grid.current?.getApi();
  const { timeGrid, show } = useView(api);

  async function openDay(day: string) {
    await show('day', day);
    title.current?.focus();
  }

  const current = chosen && (findEvent(data, chosen.event.id) ?? chosen.event);

  return (
    <div className="calendar">
      <CalendarToolbar
        title={shown.title}
        titleRef={title}
        view={shown.view}
        onPrevious={() => api()?.prev()}
        onNext={() => api()?.next()}
        onToday={() => api()?.today()}
        onView={show}
        onViewLikely={prepareTimeGrid}
      />
      <div
        className="calendar-frame"
        data-view={shown.view}
        aria-busy={isLoading}
        onMouseDownCapture={press}
        onTouchStartCapture={press}
      >
        <CalendarGrid
          ref={grid}
          timeGrid={timeGrid}
          data={data}
          isLeader={isLeader}
          onPeriod={(period, periodTitle) => {
            setShown({ title: periodTitle, view: period.view });
            calendar.show(period);
          }}
          onOpenEvent={openEvent}
          onOpenDay={openDay}
          onDrop={drop}
        />
        {isLoading && (
          <div className="calendar-loading">
            <Spinner label="Loading the calendar" className="size-6" />
          </div>
        )}
      </div>
      <CalendarAgenda
        data={data}
        isLoading={isLoading}
        onOpenEvent={openEvent}
        onOpenDay={openDay}
      />
      <OverflowNote data={data} />
      <CalendarLegend />
      {!isOpen && dialog}
      {chosen && current && (
        <EventDetails
          key={chosen.opening}
          event={current}
          isLeader={isLeader}
          open={isOpen}
          onOpenChange={setOpen}
          onMove={(startsAt) => move(current, startsAt)}
        >
          {isOpen && dialog}
        </EventDetails>
      )}
    </div>
  );
}
