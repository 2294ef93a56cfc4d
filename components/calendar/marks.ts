import {
  CalendarClock,
  Check,
  ChevronDown,
  ChevronsUp,
  ChevronUp,
  Equal,
  type LucideIcon,
} from 'lucide-react';
import type { Tone } from '@/lib/calendar/model';

/** Icon, word and colour of every tone, so that nothing is told by colour alone (spec section 9). */
export const marks: Record<Tone, { Icon: LucideIcon; word: string; colour: string }> = {
  accent: { Icon: CalendarClock, word: 'Consultation', colour: 'text-accent' },
  low: { Icon: ChevronDown, word: 'Low', colour: 'text-low' },
  medium: { Icon: Equal, word: 'Medium', colour: 'text-medium' },
  high: { Icon: ChevronUp, word: 'High', colour: 'text-high' },
  urgent: { Icon: ChevronsUp, word: 'Urgent', colour: 'text-urgent' },
  done: { Icon: Check, word: 'Completed', colour: 'text-done' },
};
