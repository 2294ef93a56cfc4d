import type { IconName } from '@/components/ui/icon';
import type { TaskPriority } from '@/lib/tasks/priorities';

export type Mark = {
  icon: IconName;
  /** Icon as a single path. With `use`, the browser would copy the symbol twice for each event of a month. */
  shape: string;
  word: string;
  colour: string;
};

/** Icon, label and colour of each priority, so that no meaning depends on colour alone (spec section 9). */
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
