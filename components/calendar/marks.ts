import type { IconName } from '@/components/ui/icon';
import type { Tone } from '@/lib/calendar/model';

type Mark = {
  icon: IconName;
  /** The icon as one path: with `use`, each event of a month would get a copy of the symbol, twice. */
  shape: string;
  word: string;
  colour: string;
};

/** Icon, word and colour of every tone, so that no meaning depends on colour alone (spec section 9). */
export const marks: Record<Tone, Mark> = {
  accent: {
    icon: 'calendar-clock',
    shape:
      'M16 14v2.2l1.6 1M16 2v3M21 7.338V5a2 2 0 00-2-2H5a2 2 0 00-2 2v14a2 2 0 002 2h2.338M3 9h5.859M8 2v3M10 16a6 6 0 1 0 12 0 6 6 0 1 0-12 0',
    word: 'Consultation',
    colour: 'text-accent',
  },
  low: {
    icon: 'chevron-down',
    shape: 'm6 9 6 6 6-6',
    word: 'Low',
    colour: 'text-low',
  },
  medium: {
    icon: 'equal',
    shape: 'M5 9h14M5 15h14',
    word: 'Medium',
    colour: 'text-medium',
  },
  high: {
    icon: 'chevron-up',
    shape: 'm18 15-6-6-6 6',
    word: 'High',
    colour: 'text-high',
  },
  urgent: {
    icon: 'chevrons-up',
    shape: 'm17 11-5-5-5 5M17 18l-5-5-5 5',
    word: 'Urgent',
    colour: 'text-urgent',
  },
  done: {
    icon: 'check',
    shape: 'M20 6 9 17l-5-5',
    word: 'Completed',
    colour: 'text-done',
  },
};
