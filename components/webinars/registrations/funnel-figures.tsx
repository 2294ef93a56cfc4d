import { editorTabPath, webinarStepPath } from '@/lib/paths/staff';
import type { Funnel } from '@/lib/webinars/attendance/model';
import { STEPS } from '@/lib/webinars/registrations/filters';
import { stepNames } from './registration-filters';

type FunnelFiguresProps = { webinarId: string; funnel: Funnel };

/** Number of people at each step from registration to booking. Each number links to the list of people. */
export function FunnelFigures({ webinarId, funnel }: FunnelFiguresProps) {
  const { registered } = funnel;
  const steps = [
    {
      name: 'Registered',
      count: registered,
      href: editorTabPath('webinars', webinarId, 'registrations'),
    },
    ...STEPS.map((step) => ({
      name: stepNames[step],
      count: funnel[step],
      href: webinarStepPath(webinarId, step),
    })),
  ];
  return (
    <ol
      aria-label="From the registration to a booking"
      className="mb-5 grid grid-cols-2 overflow-hidden rounded-surface border border-line bg-surface sm:grid-cols-5"
    >
      {steps.map(({ name, count, href }, index) => (
        <li
          key={name}
          className={`border-line ${index > 0 ? 'sm:border-l' : ''} ${index > 1 ? 'max-sm:border-t' : ''} ${index % 2 === 1 ? 'max-sm:border-l' : ''}`}
        >
          <a href={href} className="block px-4 py-3 hover:bg-hover">
            <span className="block text-staff text-ink-3">{name}</span>
            <span className="flex items-baseline gap-2">
              <span className="font-mono text-h3 text-ink">{count}</span>
              {index > 0 && registered > 0 && (
                <span className="font-mono text-staff text-ink-3">
                  {Math.round((100 * count) / registered)} %
                </span>
              )}
            </span>
          </a>
          <span
            aria-hidden
            className="block h-1 bg-accent"
            style={{ width: `${registered > 0 ? (100 * count) / registered : 0}%` }}
          />
        </li>
      ))}
    </ol>
  );
}
