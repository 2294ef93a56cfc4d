import { useFound } from '@/components/ui/use-found';
import { paths } from '@/lib/paths';
import type { FoundLink } from '@/lib/tasks/links/model';
import type { LinkKind } from '@/lib/tasks/links/schema';

const MIN_LETTERS = 2;

/** Returns the clients or bookings found by the server; null until it has responded. */
export function useLinkSearch(kind: LinkKind, typed: string) {
  const q = typed.trim();
  const isLongEnough = q.length >= MIN_LETTERS;
  const url = isLongEnough ? `${paths.taskLinks}?${new URLSearchParams({ kind, q })}` : null;
  const answer = useFound<FoundLink[]>(url);
  if (!url || answer?.url !== url) return null;
  return { found: answer.found ?? [], hasFailed: answer.found === null };
}
