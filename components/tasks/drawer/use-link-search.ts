import { useEffect, useState } from 'react';
import { paths } from '@/lib/paths';
import type { FoundLink } from '@/lib/tasks/links/model';
import type { LinkKind } from '@/lib/tasks/links/schema';

const DEBOUNCE_MS = 150;
const MIN_LETTERS = 2;

type Answer = { search: string; found: FoundLink[]; hasFailed: boolean };

/** Returns the clients or bookings that the server finds; null while it has not answered. */
export function useLinkSearch(kind: LinkKind, typed: string) {
  const search = typed.trim();
  const [answer, setAnswer] = useState<Answer>({ search: '', found: [], hasFailed: false });

  // An answer to an outdated search must not arrive.
  useEffect(() => {
    if (search.length < MIN_LETTERS) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(
          `${paths.taskLinks}?${new URLSearchParams({ kind, q: search })}`,
          { cache: 'no-store', signal: controller.signal },
        );
        if (!response.ok) throw new Error(`The search answered ${response.status}`);
        const found: FoundLink[] = await response.json();
        setAnswer({ search, found, hasFailed: false });
      } catch {
        if (!controller.signal.aborted) setAnswer({ search, found: [], hasFailed: true });
      }
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [kind, search]);

  return search.length >= MIN_LETTERS && answer.search === search ? answer : null;
}
