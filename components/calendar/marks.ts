import type { IconName } from '@/components/ui/icon';
import type { Tone } from '@/lib/calendar/model';

/** Icon, word and colour of every tone, so that nothing is told by colour alone (spec section 9). */
export const marks: Record<Tone, { icon: IconName; word: string; colour: string }> = {
  accent: { icon: 'calendar-clock', word: 'Consultation', colour: 'text-accent' },
  low: { icon: 'chevron-down', word: 'Low', colour: 'text-low' },
  medium: { icon: 'equal', word: 'Medium', colour: 'text-medium' },
  high: { icon: 'chevron-up', word: 'High', colour: 'text-high' },
  urgent: { icon: 'chevrons-up', word: 'Urgent', colour: 'text-urgent' },
  done: { icon: 'check', word: 'Completed', colour: 'text-done' },
};
