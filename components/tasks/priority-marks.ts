import type { IconName } from '@/components/ui/icon';
import type { TaskPriority } from '@/lib/tasks/priorities';

export type Mark = {
  icon: IconName;
  /** The icon as one path: with `use`, each event of a month would get a copy of the symbol, twice. */
  shape: string;
  word: string;
  colour: string;
};

/** Icon, word and colour of every priority, so that none depends on colour alone (spec section 9). */
export const priorityMarks: Record<TaskPriority, Mark> = {
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
};
