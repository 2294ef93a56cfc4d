import { createPlugin } from '@fullcalendar/core';
import { NamedTimeZoneImpl } from '@fullcalendar/core/internal';
import { wallClock, zoneOffsetMinutes } from '@/lib/core/time/wall-clock';

/**
 * FullCalendar supports only UTC and the browser's own time zone. This plugin adds the business zone in the same way as
 * its Luxon and Moment plugins, but without their libraries. Every instant that it shows and returns is correct.
 */
class BusinessZone extends NamedTimeZoneImpl {
  override offsetForArray(wall: number[]): number {
    const [year = 0, month = 0, day = 1, hours = 0, minutes = 0, seconds = 0, ms = 0] = wall;
    return zoneOffsetMinutes([year, month, day, hours, minutes, seconds, ms]);
  }

  override timestampToArray(instant: number): number[] {
    return [...wallClock(instant)];
  }
}

export const businessZonePlugin = createPlugin({
  name: 'business-zone',
  namedTimeZonedImpl: BusinessZone,
});
