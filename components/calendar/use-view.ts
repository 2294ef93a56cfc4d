import type { CalendarApi, PluginDef } from '@fullcalendar/core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { CalendarView } from '@/lib/calendar/views';
import { viewTypes } from './view-types';

const load = () => import('@fullcalendar/timegrid');

/** Preloads the code of the week and day views. */
export const prepareTimeGrid = () => void load().catch(() => undefined);

/** Returns the week and day plugin once it is loaded, and a function that shows a view, optionally at a given day. */
export function useView(api: () => CalendarApi | undefined) {
  const [timeGrid, setTimeGrid] = useState<PluginDef>();

  async function show(view: CalendarView, day?: string) {
    if (view !== 'month' && !timeGrid) {
      const plugin = await load();
      // FullCalendar needs the plugin before it can switch to the view.
      flushSync(() => setTimeGrid(plugin.default));
    }
    api()?.changeView(viewTypes[view], day);
  }
  return { timeGrid, show };
}
