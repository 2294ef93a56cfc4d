import type { Course } from '@/lib/academy/model';
import { levelLabel, ratingLabel, studentsLabel } from '@/lib/academy/rules';

/** Key facts of a course. The price is shown next to the enrolment form. */
export function CourseFacts({ course }: { course: Course }) {
  const facts = [
    { name: 'Level', value: levelLabel(course.level) },
    { name: 'Duration', value: course.duration },
    { name: 'Rating', value: ratingLabel(course.rating, course.ratingsCount) },
    ...(course.isOpen ? [{ name: 'Taken by', value: studentsLabel(course.studentsCount) }] : []),
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 border-y border-line py-3 sm:grid-cols-[repeat(4,auto)] lg:grid-cols-2 lg:gap-y-5 lg:py-5">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt className="label font-normal text-ink-3">{name}</dt>
          <dd className="mt-1 text-base leading-6 text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
