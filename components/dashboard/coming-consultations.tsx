import type { Brief } from '@/lib/bookings/desk/model';
import { zoneName } from '@/lib/core/time/visitor-time';
import { momentIn } from '@/lib/notifications/notification-text';
import { paths } from '@/lib/paths';
import { consultationPath } from '@/lib/paths/staff';
import { Panel } from './panel';

const link = 'text-accent underline underline-offset-4';

type ComingConsultationsProps = { briefs: Brief[]; timeZone: string };

/** Upcoming consultations of a host, each with its brief. Renders nothing if there are none. */
export function ComingConsultations({ briefs, timeZone }: ComingConsultationsProps) {
  if (briefs.length === 0) return null;
  return (
    <Panel
      title="Your consultations"
      note={zoneName(timeZone)}
      action={
        <a href={paths.team.consultations} className={link}>
          All of them
        </a>
      }
    >
      <ul className="divide-y divide-line">
        {briefs.map((brief) => {
          const facts = [
            [
              'About',
              [brief.topic || brief.serviceTitle || brief.meetingType, brief.description]
                .filter(Boolean)
                .join(': '),
            ],
            ['Notes', brief.notes],
          ] as const;
          return (
            <li key={brief.id} className="px-4 py-3">
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span>
                  <a href={consultationPath(brief.id)} className={link}>
                    {brief.name}
                  </a>
                  {brief.company && `, ${brief.company}`}
                </span>
                <span className="font-mono text-[0.8125rem] text-ink">
                  {momentIn(timeZone, brief.startsAt)}
                </span>
              </p>
              <dl className="mt-1 grid grid-cols-[4rem_1fr] gap-x-3 gap-y-0.5 text-staff">
                {facts
                  .filter(([, text]) => text)
                  .map(([label, text]) => (
                    <div key={label} className="contents">
                      <dt className="text-ink-3">{label}</dt>
                      <dd className="line-clamp-3 min-w-0 wrap-anywhere whitespace-pre-line">
                        {text}
                      </dd>
                    </div>
                  ))}
              </dl>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
