import type { IconName } from '@/components/ui/icon';
import type { CalendarEntry } from '@/lib/content/calendar/model';

type Mark = { icon: IconName; word: string; colour: string };

/** Icon, label and colour of each kind of entry, so that no meaning depends on colour alone. */
export const entryMarks: Record<CalendarEntry['entry'], Mark> = {
  draft: { icon: 'file-text', word: 'Draft', colour: 'text-ink-3' },
  review: { icon: 'message-square', word: 'In review', colour: 'text-medium' },
  scheduled: { icon: 'calendar-clock', word: 'Scheduled', colour: 'text-accent' },
  published: { icon: 'check', word: 'Published', colour: 'text-low' },
  webinar: { icon: 'presentation', word: 'Webinar takes place', colour: 'text-webinar' },
  letter: { icon: 'mail', word: 'Newsletter goes out', colour: 'text-accent' },
  closing: { icon: 'briefcase', word: 'Job closes', colour: 'text-high' },
};

/** Kinds of entries that visitors notice. A week without any of them counts as empty. */
const coming: readonly CalendarEntry['entry'][] = [
  'scheduled',
  'published',
  'webinar',
  'closing',
  'letter',
];

/** Returns whether visitors notice the entry. */
export const comesOut = ({ entry }: CalendarEntry) => coming.includes(entry);
