import { questions } from '@/lib/tools/readiness/questions';
import { WrongFields } from './wrong-fields';

/** List of the unanswered questions of the readiness check. */
export function ReadinessMissing({ missing }: { missing: string[] }) {
  const title =
    missing.length === 1
      ? 'One question has no answer yet.'
      : `${missing.length} questions have no answer yet.`;
  return (
    <WrongFields title={title} fields={questions.filter(({ name }) => missing.includes(name))} />
  );
}
