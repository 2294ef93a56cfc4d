import { BUSINESS_TIME_ZONE_NAME } from '@/lib/brand';
import type { TimelineEntry } from '@/lib/clients/timeline/model';
import { timelineText } from '@/lib/clients/timeline/rules';
import { shortMoment } from '@/lib/core/time/business-time';
import { EntryIcon } from './entry-icon';
import { NoteText } from './note-text';

/** One entry of a contact's timeline. */
export function TimelineItem({ client, entry }: { client: string; entry: TimelineEntry }) {
  const { title, detail, href } = timelineText(entry);
  return (
    <li className="flex gap-4">
      <EntryIcon kind={entry.kind} />
      <div className="min-w-0 grow pt-1.5">
        <p className="break-words text-ink">
          {href ? (
            <a href={href} className="underline-offset-4 hover:underline">
              {title}
            </a>
          ) : (
            title
          )}
        </p>
        {entry.kind === 'note' ? (
          <NoteText
            client={client}
            note={{ id: entry.id, body: entry.payload.text, version: entry.payload.version }}
          />
        ) : (
          detail && <p className="mt-0.5 max-w-measure break-words whitespace-pre-line">{detail}</p>
        )}
        <p className="mt-0.5 font-mono text-xs text-ink-3">
          {shortMoment(entry.at)} {BUSINESS_TIME_ZONE_NAME}
        </p>
      </div>
    </li>
  );
}
