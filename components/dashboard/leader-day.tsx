import { zoneName } from '@/lib/core/time/visitor-time';
import type { Agenda, TodayEntry } from '@/lib/dashboard/model';
import { momentIn } from '@/lib/notifications/notification-text';
import { bookingPath, paths } from '@/lib/paths';
import { Panel } from './panel';
import { PanelRow } from './panel-row';
import { Today } from './today';

type LeaderDayProps = {
  today: TodayEntry[];
  agenda: Agenda;
  leader: { id: string; timeZone: string };
};

/** The calendar of today, the consultations after it, and who else is late. */
export function LeaderDay({ today, agenda, leader }: LeaderDayProps) {
  const late = agenda.overdue.filter(({ id }) => id !== leader.id);
  return (
    <div className="grid items-start gap-4 xl:grid-cols-3">
      <Today entries={today} area="admin" timeZone={leader.timeZone} />
      <Panel title="Next consultations" note={zoneName(leader.timeZone)}>
        {agenda.upcoming.length === 0 ? (
          <p className="px-4 py-5">No consultations are booked after today.</p>
        ) : (
          <ul className="divide-y divide-line">
            {agenda.upcoming.map((booking) => (
              <PanelRow
                key={booking.id}
                href={bookingPath(booking.id)}
                title={booking.name}
                detail={booking.company}
                aside={
                  <>
                    <span className="block font-mono text-[0.8125rem] text-ink">
                      {momentIn(leader.timeZone, booking.startsAt)}
                    </span>
                    <span className="block text-ink-3">{booking.responsible ?? 'No one yet'}</span>
                  </>
                }
              />
            ))}
          </ul>
        )}
      </Panel>
      <Panel title="Late in the team">
        {late.length === 0 ? (
          <p className="px-4 py-5">No one else is late.</p>
        ) : (
          <ul className="divide-y divide-line">
            {late.map(({ id, name, total, oldest }) => (
              <PanelRow
                key={id ?? 'nobody'}
                href={`${paths.admin.tasks}?due=overdue&assignee=${id ?? 'none'}`}
                title={name ?? 'Unassigned'}
                detail={`Oldest: ${momentIn(leader.timeZone, oldest)}`}
                aside={<span className="font-mono text-ink tabular-nums">{total}</span>}
              />
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}
