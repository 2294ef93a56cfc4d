import { hiringSteps } from '@/lib/careers/hiring-steps';

/** Steps of the hiring process with their dates. */
export function HiringSteps() {
  return (
    <ol className="space-y-6">
      {hiringSteps.map(({ when, title, text }) => (
        <li key={title}>
          <p className="label text-ink-3">{when}</p>
          <p className="mt-1.5 font-medium text-ink">{title}</p>
          <p className="mt-1 text-base leading-6.5">{text}</p>
        </li>
      ))}
    </ol>
  );
}
