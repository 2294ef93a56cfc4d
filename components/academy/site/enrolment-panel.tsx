import type { Course } from '@/lib/academy/model';
import { enrolmentSteps, priceLabel } from '@/lib/academy/rules';
import { ENROLMENT_ANCHOR } from '@/lib/paths';
import { EnrolmentForm } from './enrolment-form';

/** The price, the enrolment form and the next steps. */
export function EnrolmentPanel({ course }: { course: Course }) {
  const steps = [
    'A confirmation with the outline arrives within a minute.',
    ...enrolmentSteps(course.price),
  ];
  return (
    <section
      id={ENROLMENT_ANCHOR}
      aria-labelledby="enroll-title"
      className="rounded-surface border border-line bg-surface p-6 lg:sticky lg:top-24 lg:p-8"
    >
      <div className="mb-6 flex items-baseline justify-between gap-4">
        <h2 id="enroll-title" className="text-h3">
          Enroll in this course
        </h2>
        <p className="font-mono text-xl text-ink">{priceLabel(course.price)}</p>
      </div>
      <EnrolmentForm courseId={course.id} />
      <h3 className="mt-8 border-t border-line pt-6 text-[0.9375rem] font-medium">
        What happens next
      </h3>
      <ol className="mt-3 space-y-3">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-4 text-[0.9375rem] leading-6">
            <span aria-hidden className="font-mono text-staff leading-6 text-ink-3">
              0{index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
