import { usePerson } from '@/components/staff/person-context';
import type { Desk } from '@/lib/core/auth/content-rights';
import type { ContentTable } from '@/lib/paths';

/**
 * Returns the area and the permission level with which the signed-in person edits a content kind. The server checks
 * again.
 */
export function useDesk(table: ContentTable): Desk {
  const { area, role, rights } = usePerson();
  return { area, level: role === 'team_leader' ? 'mail' : (rights[table] ?? 'write') };
}
