import type { CalendarData, CalendarEvent } from './model';

/** Returns whether two events are equal, in any order of their fields. */
function isSameEvent(a: CalendarEvent, b: CalendarEvent): boolean {
  const fields = new Map<string, unknown>(Object.entries(a));
  const others = Object.entries(b);
  return (
    fields.size === others.length && others.every(([name, value]) => fields.get(name) === value)
  );
}

/** Returns whether two responses show the same events, so that the calendar need not re-render. */
export function isSameData(a: CalendarData, b: CalendarData): boolean {
  const days = Object.keys({ ...a.days, ...b.days });
  return (
    a.view === b.view &&
    a.day === b.day &&
    days.every((day) => {
      const [was, is] = [a.days[day], b.days[day]];
      return (
        (was?.total ?? 0) === (is?.total ?? 0) &&
        (was?.events.length ?? 0) === (is?.events.length ?? 0) &&
        (was?.events ?? []).every((event, index) => {
          const other = is?.events[index];
          return other !== undefined && isSameEvent(event, other);
        })
      );
    })
  );
}
