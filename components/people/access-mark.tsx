import { Status } from '@/components/ui/status';
import type { Person } from '@/lib/people/model';
import { hasAccess } from '@/lib/people/rules';

/** Shows whether a person can sign in. */
export function AccessMark({ person }: { person: Person }) {
  if (person.isDisabled) return <Status tone="high">Disabled</Status>;
  return hasAccess(person) ? (
    <Status tone="low">Active</Status>
  ) : (
    <Status tone="done">No access</Status>
  );
}
