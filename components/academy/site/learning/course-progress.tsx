import type { Learner } from '@/lib/academy/learning/model';
import { minutesLeft } from '@/lib/academy/learning/rules';
import { minutesLabel } from '@/lib/academy/rules';

/** Progress of a student, as counted by the database, and the remaining time. */
export function CourseProgress({ learner }: { learner: Learner }) {
  const { progress } = learner;
  const left = minutesLeft(learner);
  return (
    <div>
      <p className="flex items-baseline justify-between gap-4 text-staff">
        <span className="text-ink">{progress}% done</span>
        <span className="font-mono text-ink-3">{left > 0 && `${minutesLabel(left)} left`}</span>
      </p>
      <progress
        value={progress}
        max={100}
        aria-label="Progress"
        className="mt-2 block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
    </div>
  );
}
