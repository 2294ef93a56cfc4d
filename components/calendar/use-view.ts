import type { CalendarApi, PluginDef } from '@fullcalendar/core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { CalendarView } from '@/lib/calendar/views';
import { viewTypes } from './view-types';

const load = () => import('@fullcalendar/timegrid');

/** Loads the code of week and day before one of them is chosen. */
export const prepareTimeGrid = () => void load().catch(() => undefined);

/** Returns the plugin of week and day once it was needed, and a function that shows a view, of a day if one is given. */
export function useView(api: () => CalendarApi | undefined) {
  const [timeGrid, setTimeGrid] = useState<PluginDef>();

  async function show(view: CalendarView, day?: string) {
    if (view !== 'month' && !timeGrid) {
      const plugin = await load();
      // FullCalendar has to know the view before it switches to it.
      flushSync(() => setTimeGrid(plugin.default));
    }
    api()?.changeView(viewTypes[view], day);
  }
  return { timeGrid, show };
}
