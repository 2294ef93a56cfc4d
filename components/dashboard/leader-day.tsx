import { zoneName } from '@/lib/core/time/visitor-time';
import { AGENDA_LIMIT, type Agenda, type TodayEntry } from '@/lib/dashboard/model';
import { momentIn } from '@/lib/notifications/notification-text';
import { paths } from '@/lib/paths';
import { bookingPath } from '@/lib/paths/staff';
import { Panel } from './panel';
import { PanelRow } from './panel-row';
import { Today } from './today';

type LeaderDayProps = {
  today: TodayEntry[];
  agenda: Agenda;
  leader: { id: string; timeZone: string };
};

/** Today's calendar of the leader, the next consultations, and the workload of each person. */
export function LeaderDay({ today, agenda, leader }: LeaderDayProps) {
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
      <Panel title="Workload">
        {agenda.workload.length === 0 ? (
          <p className="px-4 py-5">No one has an open task.</p>
        ) : (
          <ul className="divide-y divide-line">
            {agenda.workload.map(({ id, name, open, late, oldest }) => (
              <PanelRow
                key={id ?? 'no one'}
                href={`${paths.admin.tasks}?assignee=${id ?? 'none'}${late > 0 ? '&due=overdue' : ''}`}
                title={name ?? 'Unassigned'}
                detail={
                  late > 0 && oldest
                    ? `${late} late, oldest: ${momentIn(leader.timeZone, oldest)}`
                    : 'Nothing late'
                }
                aside={
                  <span className="font-mono text-ink tabular-nums">
                    {open >= AGENDA_LIMIT ? `${AGENDA_LIMIT}+` : open}
                  </span>
                }
              />
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}
