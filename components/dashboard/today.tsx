import { Status } from '@/components/ui/status';
import type { Area } from '@/lib/core/auth/roles';
import { humanize } from '@/lib/core/text/humanize';
import { timeFormat } from '@/lib/core/time/format';
import { zoneName } from '@/lib/core/time/visitor-time';
import type { TodayEntry } from '@/lib/dashboard/model';
import { bookingPath, consultationPath, taskPath } from '@/lib/paths/staff';
import { Panel } from './panel';
import { PanelRow } from './panel-row';

type TodayProps = { entries: readonly TodayEntry[]; area: Area; timeZone: string };

const DAY = { weekday: 'long', month: 'short', day: 'numeric' } as const;
const CLOCK = { hour: 'numeric', minute: '2-digit' } as const;

function shown(timeZone: string, options: Intl.DateTimeFormatOptions, instant: string): string {
  return timeFormat(timeZone, options).format(new Date(instant));
}

function pathOf({ kind, id }: TodayEntry, area: Area): string {
  if (kind === 'task') return taskPath(area, id);
  return area === 'admin' ? bookingPath(id) : consultationPath(id);
}

function EntryStatus({ entry: { kind, status, at } }: { entry: TodayEntry }) {
  if (kind === 'booking') return <Status tone="accent">{humanize(status)}</Status>;
  return new Date(at) < new Date() ? (
    <Status tone="high">Overdue</Status>
  ) : (
    <Status tone="medium">Due</Status>
  );
}

/** Consultations and due tasks of today, by time. */
export function Today({ entries, area, timeZone }: TodayProps) {
  return (
    <Panel
      title="Today"
      note={`${shown(timeZone, DAY, new Date().toISOString())}, ${zoneName(timeZone)}`}
    >
      {entries.length === 0 ? (
        <p className="px-4 py-5">Nothing is planned for today.</p>
      ) : (
        <ol className="divide-y divide-line">
          {entries.map((entry) => (
            <PanelRow
              key={`${entry.kind}:${entry.id}`}
              href={pathOf(entry, area)}
              title={
                <>
                  <span className="mr-3 font-mono text-[0.8125rem]">
                    {shown(timeZone, CLOCK, entry.at)}
                  </span>
                  {entry.title}
                </>
              }
              detail={
                <>
                  <EntryStatus entry={entry} />
                  {[entry.company, entry.person]
                    .flatMap((who) => (who ? ` · ${who}` : []))
                    .join('')}
                </>
              }
            />
          ))}
        </ol>
      )}
    </Panel>
  );
}
