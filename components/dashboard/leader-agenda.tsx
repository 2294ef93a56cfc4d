import { Status } from '@/components/ui/status';
import { replyDueAt } from '@/lib/bookings/desk/rules';
import { BUSINESS_TIME_ZONE_NAME, brand } from '@/lib/brand';
import { shortMoment } from '@/lib/core/time/business-time';
import type { Agenda } from '@/lib/dashboard/model';
import { timeLeft } from '@/lib/dashboard/rules';
import { bookingPath, paths } from '@/lib/paths';
import { AgendaTiles } from './agenda-tiles';
import { Panel } from './panel';
import { PanelRow } from './panel-row';

/** The most urgent work of the leaders: replies, consultations and overdue tasks. The tiles link to the full lists. */
export async function LeaderAgenda({ agenda: reading }: { agenda: Promise<Agenda> }) {
  const agenda = await reading;
  const now = new Date();
  const awaiting = agenda.awaiting.map((booking) => {
    const due = replyDueAt(booking.requestedAt, booking.startsAt);
    return { ...booking, due: due.toISOString(), ...timeLeft(due, now) };
  });

  return (
    <div className="grid gap-4">
      <AgendaTiles agenda={agenda} />
      <div className="grid items-start gap-4 xl:grid-cols-3">
        <Panel title="Reply first" note={`Promised ${brand.replyPromise}`}>
          {awaiting.length === 0 ? (
            <p className="px-4 py-5">Everybody has an answer.</p>
          ) : (
            <ul className="divide-y divide-line">
              {awaiting.map((booking) => (
                <PanelRow
                  key={booking.id}
                  href={bookingPath(booking.id)}
                  title={booking.name}
                  detail={booking.company}
                  aside={
                    <>
                      <Status tone={booking.isLate ? 'high' : 'medium'}>{booking.text}</Status>
                      <span className="block font-mono text-[0.8125rem] text-ink-3">
                        {shortMoment(booking.due)}
                      </span>
                    </>
                  }
                />
              ))}
            </ul>
          )}
        </Panel>
        <Panel title="Consultations, next 7 days" note={BUSINESS_TIME_ZONE_NAME}>
          {agenda.upcoming.length === 0 ? (
            <p className="px-4 py-5">No consultation is booked for the coming week.</p>
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
                        {shortMoment(booking.startsAt)}
                      </span>
                      <span className="block text-ink-3">
                        {booking.responsible ?? 'Nobody yet'}
                      </span>
                    </>
                  }
                />
              ))}
            </ul>
          )}
        </Panel>
        <Panel title="Overdue by person">
          {agenda.overdue.length === 0 ? (
            <p className="px-4 py-5">Nobody is late.</p>
          ) : (
            <ul className="divide-y divide-line">
              {agenda.overdue.map(({ id, name, total, oldest }) => (
                <PanelRow
                  key={id ?? 'nobody'}
                  href={`${paths.admin.tasks}?due=overdue&assignee=${id ?? 'none'}`}
                  title={name ?? 'Assigned to nobody'}
                  detail={`Oldest: ${shortMoment(oldest)}`}
                  aside={<span className="font-mono text-ink tabular-nums">{total}</span>}
                />
              ))}
            </ul>
          )}
        </Panel>
      </div>
    </div>
  );
}
