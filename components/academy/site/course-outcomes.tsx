import { LineIcon } from '@/components/ui/line-icon';

/** List of the skills that a course teaches. */
export function CourseOutcomes({ outcomes }: { outcomes: string[] }) {
  if (outcomes.length === 0) return null;
  return (
    <section>
      <h2 className="text-2xl font-semibold tracking-[-0.018em]">What you can do afterwards</h2>
      <ul className="mt-4 space-y-3">
        {outcomes.map((outcome) => (
          <li key={outcome} className="flex gap-3 text-ink">
            <LineIcon d="M20 6 9 17l-5-5" className="mt-1 size-5 shrink-0 text-accent" />
            {outcome}
          </li>
        ))}
      </ul>
    </section>
  );
}
