import { ProcessDrawing } from '@/components/content/site/process-drawing';
import { actorNames } from '@/lib/cases/actors';
import type { CaseStudy } from '@/lib/cases/model';

/** Diagram of a process with a sentence for each step. */
export function ProcessFigure({ steps, links }: Pick<CaseStudy, 'steps' | 'links'>) {
  return (
    <figure className="mt-8 grid items-start gap-x-8 gap-y-10 border-y border-line py-8">
      <ProcessDrawing steps={steps} links={links} />
      <ol className="grid gap-5">
        {steps.map(({ name, by, text }, index) => (
          <li key={name} className="grid grid-cols-[2rem_1fr]">
            <span aria-hidden className="pt-0.5 font-mono text-staff text-ink-3">
              {index + 1}
            </span>
            <span className="text-[0.9375rem] leading-6">
              <span className="font-medium text-ink">{name}</span>
              <span className="text-ink-3"> · {actorNames[by]}</span>
              <span className="block">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
