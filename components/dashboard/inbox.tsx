import type { InboxLists, Unlisted } from '@/lib/dashboard/inbox/model';
import { AGENDA_LIMIT } from '@/lib/dashboard/model';
import { paths } from '@/lib/paths';
import { InboxRecords } from './inbox/inbox-records';
import { InboxWatch } from './inbox/inbox-watch';
import { Panel } from './panel';

const { bookings, enquiries } = paths.admin;

type InboxProps = {
  lists: InboxLists;
  /** Counts for leaders only. */
  unlisted?: Unlisted;
};

function more(count: number): string {
  return count < AGENDA_LIMIT ? `${count} more` : `${AGENDA_LIMIT - 1}+ more`;
}

/** Inbox of a person: one line per record, the most urgent first, with the news next to it. */
export function Inbox({ lists: { work, news }, unlisted }: InboxProps) {
  const further = [
    {
      count: unlisted?.awaiting ?? 0,
      text: 'await a reply',
      href: `${bookings}?awaiting=yes`,
    },
    {
      count: unlisted?.asked ?? 0,
      text: 'written questions await an answer',
      href: `${enquiries}?awaiting=yes`,
    },
    {
      count: unlisted?.quarantined ?? 0,
      text: 'are on hold for a check',
      href: `${bookings}?quarantined=yes`,
    },
  ].filter(({ count }) => count > 0);
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Panel
        title="Waiting for you"
        note={work.length > 0 ? `${work.length}, the most urgent first` : undefined}
      >
        <InboxWatch />
        <InboxRecords records={work} empty="Nothing is waiting for you." />
        {further.map(({ count, text, href }) => (
          <p key={href} className="border-t border-line px-4 py-3">
            <a href={href} className="text-accent underline underline-offset-4">
              {more(count)} {text}
            </a>
            , later or snoozed
          </p>
        ))}
      </Panel>
      <Panel title="News">
        <InboxRecords records={news} empty="No news." />
      </Panel>
    </div>
  );
}
