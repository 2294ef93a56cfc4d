import { Check } from 'lucide-react';

/** List of the skills that the course teaches. */
export function CourseOutcomes({ outcomes }: { outcomes: string[] }) {
  if (outcomes.length === 0) return null;
  return (
    <section>
      <h2 className="text-2xl font-semibold tracking-[-0.018em]">What you can do afterwards</h2>
      <ul className="mt-4 space-y-3">
        {outcomes.map((outcome) => (
          <li key={outcome} className="flex gap-3 text-ink">
            <Check aria-hidden className="mt-1 size-5 shrink-0 text-accent" strokeWidth={1.75} />
            {outcome}
          </li>
        ))}
      </ul>
    </section>
  );
}
