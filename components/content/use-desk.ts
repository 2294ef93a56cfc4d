import { usePerson } from '@/components/staff/person-context';
import type { Desk } from '@/lib/core/auth/content-rights';
import type { ContentTable } from '@/lib/paths';

/** Returns where, and with which right, the signed-in person works on a kind of content. The server decides again. */
export function useDesk(table: ContentTable): Desk {
  const { area, role, rights } = usePerson();
  return { area, level: role === 'team_leader' ? 'mail' : (rights[table] ?? 'write') };
}
