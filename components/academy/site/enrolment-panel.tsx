import { PriceStoryLink } from '@/components/marketing/pricing/price-story-link';
import type { Course } from '@/lib/academy/model';
import { enrolmentSteps, opensLabel, priceLabel, waitingSteps } from '@/lib/academy/rules';
import { ENROLMENT_ANCHOR } from '@/lib/paths/site';
import { EnrolmentForm } from './enrolment-form';

/** Texts for a course that accepts enrolments and for one that opens later. */
function wording(course: Course) {
  const { isOpen, price, opensAt } = course;
  if (isOpen) {
    return {
      title: 'Enroll in this course',
      price: priceLabel(price),
      note: null,
      steps: enrolmentSteps(course),
    };
  }
  return {
    title: opensAt ? `This course ${opensLabel(opensAt)}` : 'This course opens later',
    price: null,
    note: `Its first lesson can be read now. Enrollment opens once the rest is ready. Planned price: ${priceLabel(price)}.`,
    steps: waitingSteps,
  };
}

/** Panel with the enrolment form and price, or the waiting list form, and the next steps. */
export function EnrolmentPanel({ course }: { course: Course }) {
  const { title, price, note, steps } = wording(course);
  return (
    <section
      id={ENROLMENT_ANCHOR}
      aria-labelledby="enroll-title"
      className="rounded-surface border border-line bg-surface p-6 lg:sticky lg:top-24 lg:p-8"
    >
      <div className="mb-6">
        <div className="flex items-baseline justify-between gap-4">
          <h2 id="enroll-title" className="text-h3">
            {title}
          </h2>
          {price && <p className="font-mono text-xl text-ink">{price}</p>}
        </div>
        {note && <p className="mt-2">{note}</p>}
        <p className="mt-1">
          <PriceStoryLink>What a whole project costs</PriceStoryLink>
        </p>
      </div>
      <EnrolmentForm courseId={course.id} waits={!course.isOpen} />
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
