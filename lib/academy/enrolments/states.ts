/** Days without a finished lesson after which a student is stuck. */
export const STUCK_DAYS = 14;

type Student = {
  waits: boolean;
  completedAt: string | null;
  lastActiveAt: string;
  remindedAt: string | null;
};

/** Returns whether a student has neither completed the course nor finished a lesson for two weeks. */
export function isStuck(
  { waits, completedAt, lastActiveAt }: Pick<Student, 'waits' | 'completedAt' | 'lastActiveAt'>,
  now = new Date(),
): boolean {
  const since = now.getTime() - STUCK_DAYS * 86_400_000;
  return !waits && completedAt === null && Date.parse(lastActiveAt) <= since;
}

/** Returns whether a leader may remind a student: only a stuck student, and only once. */
export function canBeReminded(student: Student, now = new Date()): boolean {
  return student.remindedAt === null && isStuck(student, now);
}
