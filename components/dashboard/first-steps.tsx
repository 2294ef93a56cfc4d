import { Icon } from '@/components/ui/icon';
import type { FirstSteps as Steps } from '@/lib/dashboard/model';
import { paths } from '@/lib/paths';
import { Panel } from './panel';

const { team } = paths;

const STEPS: readonly { step: keyof Steps; title: string; detail: string; href: string }[] = [
  {
    step: 'profile',
    title: 'Complete your profile',
    detail: 'A picture, your job title and your time zone: every time is shown in it.',
    href: team.profile,
  },
  {
    step: 'twoStep',
    title: 'Protect your account',
    detail: 'Set up an authenticator app, which confirms that it is you.',
    href: team.profile,
  },
  {
    step: 'calendar',
    title: 'Subscribe to your calendar',
    detail: 'Your consultations and tasks appear in the calendar program you use.',
    href: team.profile,
  },
  {
    step: 'task',
    title: 'Complete your first task',
    detail: 'Ctrl K finds any task, and opens any screen.',
    href: team.tasks,
  },
];

/** Onboarding checklist with four steps. Renders nothing once all are done. */
export function FirstSteps({ steps }: { steps: Steps | null }) {
  const done = STEPS.filter(({ step }) => steps?.[step]).length;
  if (!steps || done === STEPS.length) return null;
  return (
    <Panel title="First steps" note={`${done} of ${STEPS.length} done`}>
      <ol className="grid gap-px bg-line sm:grid-cols-2 xl:grid-cols-4">
        {STEPS.map(({ step, title, detail, href }) => (
          <li key={step} className="bg-surface">
            <a
              href={href}
              className="flex h-full flex-col gap-1 px-4 py-3 transition-colors hover:bg-hover focus-visible:-outline-offset-2"
            >
              <span className="flex items-center gap-2 font-medium text-ink">
                {steps[step] && (
                  <>
                    <Icon name="check" />
                    <span className="sr-only">Done: </span>
                  </>
                )}
                {title}
              </span>
              <span className="text-ink-2">{detail}</span>
            </a>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
