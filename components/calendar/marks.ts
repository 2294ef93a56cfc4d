import { type Mark, priorityMarks } from '@/components/tasks/priority-marks';
import type { Tone } from '@/lib/calendar/model';

/**
 * Icon, label and colour of each tone, so that no meaning depends on colour alone (spec section 9). The icon is an
 * inline path, because the browser would copy a sprite's `use` for each of up to a hundred events.
 */
export const marks: Record<Tone, Mark> = {
  accent: {
    icon: 'calendar-clock',
    shape:
      'M16 14v2.2l1.6 1M16 2v3M21 7.338V5a2 2 0 00-2-2H5a2 2 0 00-2 2v14a2 2 0 002 2h2.338M3 9h5.859M8 2v3M10 16a6 6 0 1 0 12 0 6 6 0 1 0-12 0',
    word: 'Consultation',
    colour: 'text-accent',
  },
  webinar: {
    icon: 'presentation',
    shape: 'M2 3h20M21 3v11a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V3M7 21l5-5 5 5',
    word: 'Webinar',
    colour: 'text-webinar',
  },
  ...priorityMarks,
  done: {
    icon: 'check',
    shape: 'M20 6 9 17l-5-5',
    word: 'Completed',
    colour: 'text-done',
  },
};
