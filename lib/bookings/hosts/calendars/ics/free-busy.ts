import { allOf, type Component } from './components.ts';
import { lasting, momentOf, type Zones } from './events.ts';
import { instantOf, NotUnderstood, readDuration } from './values.ts';
import type { Work } from './work.ts';

/** Returns the busy periods of a VFREEBUSY: all periods that are not marked as free. */
export function busyPeriods(
  component: Component,
  zones: Zones,
  work: Pick<Work, 'note'>,
): [start: number, end: number][] {
  return allOf(component, 'FREEBUSY')
    .filter(({ params }) => !/^FREE$/i.test(params.get('FBTYPE') ?? ''))
    .flatMap((property) =>
      property.value
        .split(',')
        .filter((value) => value.trim() !== '')
        .flatMap((period) => {
          try {
            const [first = '', last = ''] = period.split('/');
            const start = momentOf({ ...property, value: first }, zones);
            const end = /P/i.test(last)
              ? lasting(readDuration(last)).endOf(start)
              : instantOf(momentOf({ ...property, value: last }, zones));
            return [[instantOf(start), end] as const];
          } catch (error) {
            if (!(error instanceof NotUnderstood)) throw error;
            work.note(component, error);
            return [];
          }
        }),
    );
}
