import { Status } from '@/components/ui/status';
import { hasAccess } from '@/lib/people/rules';
import type { Person } from '@/lib/people/schema';

/** Whether somebody may sign in. */
export function AccessMark({ person }: { person: Person }) {
  if (person.isDisabled) return <Status tone="high">Disabled</Status>;
  return hasAccess(person) ? (
    <Status tone="low">Active</Status>
  ) : (
    <Status tone="done">No access</Status>
  );
}
