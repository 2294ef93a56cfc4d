'use client';

import { useDraggableCard } from '@/components/lists/use-board-drag';
import { usePerson } from '@/components/staff/person-context';
import { Icon } from '@/components/ui/icon';
import type { CalendarEntry } from '@/lib/content/calendar/model';
import { contentKinds } from '@/lib/content/kinds';
import { cellTime } from '@/lib/core/time/wording';
import { contentEditorPath, editorTabPath, newsletterIssuePath } from '@/lib/paths/staff';
import { entryMarks } from './entry-marks';

type EntryProps = { entry: CalendarEntry };

/** Returns the URL of an entry's editor. */
function deskOf({ entry, kind, id }: CalendarEntry, area: 'admin' | 'team'): string {
  if (entry === 'letter') return newsletterIssuePath(area, id);
  return entry === 'review'
    ? editorTabPath(kind, id, 'review', area)
    : contentEditorPath(kind, id, area);
}

/** Entry of a day that links to its editor. */
export function Entry({ entry }: EntryProps) {
  const { area } = usePerson();
  const { icon, word, colour } = entryMarks[entry.entry];
  const { kind, title } = entry;
  return (
    <a
      href={deskOf(entry, area)}
      draggable={false}
      className="flex min-w-0 grow items-start gap-1.5 rounded-control px-1.5 py-1 text-staff hover:bg-hover max-sm:min-h-11 max-sm:py-2"
    >
      <Icon name={icon} className={`mt-1 size-3 shrink-0 [--icon-stroke:2.5] ${colour}`} />
      <span className="min-w-0">
        <span className="line-clamp-2 text-ink wrap-anywhere">{title}</span>
        <span className="block text-[0.75rem] leading-4 text-ink-3">
          {entry.entry === 'draft' ? '' : `${cellTime(new Date(entry.at))} · `}
          {word}
          {entry.entry !== 'letter' && (
            <span className="sr-only">, {contentKinds[kind].recordName}</span>
          )}
          {entry.entry === 'scheduled' && entry.notifies && ', with mail'}
        </span>
      </span>
    </a>
  );
}

type MovableEntryProps = EntryProps & { onAsk: () => void };

/** Scheduled record that this person may reschedule, by dragging it to another day or with its button. */
export function MovableEntry({ entry, onAsk }: MovableEntryProps) {
  const { place, isDragged } = useDraggableCard(entry.id);
  return (
    <article
      ref={place}
      aria-label={entry.title}
      data-dragged={isDragged || undefined}
      className={`flex cursor-grab items-start rounded-control border border-line bg-surface hover:border-line-strong ${isDragged ? 'opacity-50' : ''}`}
    >
      <Entry entry={entry} />
      <button
        type="button"
        onClick={onAsk}
        aria-haspopup="dialog"
        aria-label={`Change the time of ${entry.title}`}
        className="row-button shrink-0"
      >
        <Icon name="ellipsis" />
      </button>
    </article>
  );
}
