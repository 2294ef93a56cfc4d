import { shareText } from '@/lib/dashboard/rules';

type Step = { label: string; total: number; href: string };

/** A funnel: each step with its share of the step before. */
export function Conversion({ steps }: { steps: readonly Step[] }) {
  const most = Math.max(1, ...steps.map(({ total }) => total));
  return (
    <ol className="grid gap-3 p-4">
      {steps.map(({ label, total, href }, place) => {
        const before = steps[place - 1];
        const share = before && shareText(total, before.total);
        return (
          <li key={label}>
            <a href={href} className="grid gap-1.5 rounded-control hover:text-ink">
              <span className="flex items-baseline justify-between gap-4">
                <span className="text-ink">{label}</span>
                <span>
                  {share && (
                    <span className="text-ink-3">
                      {share} of {before.label.toLowerCase()}{' '}
                    </span>
                  )}
                  <span className="font-mono text-ink tabular-nums">
                    {total.toLocaleString('en-US')}
                  </span>
                </span>
              </span>
              <span aria-hidden className="block h-2 rounded-control bg-hover">
                <span
                  className="block h-full min-w-0.5 rounded-control bg-accent"
                  style={{ width: `${(total / most) * 100}%` }}
                />
              </span>
            </a>
          </li>
        );
      })}
    </ol>
  );
}
