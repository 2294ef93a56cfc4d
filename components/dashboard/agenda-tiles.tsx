import { Status } from '@/components/ui/status';
import { REPLY_HOURS } from '@/lib/brand';
import { AGENDA_LIMIT, type Agenda } from '@/lib/dashboard/model';
import { paths } from '@/lib/paths';

const { admin } = paths;

function shown(count: number): string {
  return count < AGENDA_LIMIT ? String(count) : `${AGENDA_LIMIT - 1}+`;
}

/** Counts of the work that waits for leaders; each links to its list. */
export function AgendaTiles({ agenda }: { agenda: Agenda }) {
  const late = agenda.awaitingLate;
  const overdue = agenda.overdue.reduce((total, person) => total + person.total, 0);
  const tiles = [
    {
      label: 'Awaiting a reply',
      count: agenda.awaitingTotal,
      href: `${admin.bookings}?awaiting=yes`,
      tone: late > 0 ? ('high' as const) : ('medium' as const),
      said: late > 0 ? `${shown(late)} past the promise` : 'within the promise',
    },
    {
      label: 'In quarantine',
      count: agenda.quarantined,
      href: `${admin.bookings}?quarantined=yes`,
      tone: 'medium' as const,
      said: `to check in ${REPLY_HOURS} h`,
    },
    {
      label: 'Overdue tasks',
      count: overdue,
      href: `${admin.tasks}?due=overdue`,
      tone: 'high' as const,
      said: 'not done in time',
    },
    {
      label: 'Undelivered events',
      count: agenda.undelivered,
      href: `${admin.automations}?status=undelivered`,
      tone: 'high' as const,
      said: 'to look at',
    },
  ];
  return (
    <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-surface border border-line bg-line lg:grid-cols-4">
      {tiles.map(({ label, count, href, tone, said }) => (
        <li key={label} className="bg-surface">
          <a
            href={href}
            className="flex h-full flex-col gap-1 px-4 py-3 transition-colors hover:bg-hover focus-visible:-outline-offset-2"
          >
            <span className="text-ink-3">{label}</span>
            <span className="font-mono text-2xl leading-8 text-ink tabular-nums">
              {shown(count)}
            </span>
            {count > 0 ? <Status tone={tone}>{said}</Status> : <Status tone="low">none</Status>}
          </a>
        </li>
      ))}
    </ul>
  );
}
