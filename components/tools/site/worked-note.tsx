import type { WorkedProject } from '@/components/cases/site/worked-project';
import { calculatorPath, contentPath } from '@/lib/paths/site';
import { projectEstimate, projectQuery } from '@/lib/tools/calculator/project';
import { dollars, payingText } from '@/lib/tools/calculator/wording';

const link = 'text-ink underline underline-offset-4';

/** A finished project by the same rules: what was measured and paid, and its payback month. */
export function WorkedNote({ worked }: { worked: WorkedProject }) {
  const { customer, studiedIn, project } = worked;
  return (
    <p className="mb-10 max-w-measure border-l-2 border-accent pl-4 text-[0.9375rem] leading-6">
      One finished project by the same rules:{' '}
      <a href={contentPath('cases', studiedIn)} className={link}>
        {customer}
      </a>{' '}
      went from {project.hoursBefore} hours a week to {project.hoursAfter} for{' '}
      {dollars(project.price)}. The money is back:{' '}
      <a href={calculatorPath(projectQuery(project))} className={link}>
        {payingText(projectEstimate(project))}
      </a>
      .
    </p>
  );
}
