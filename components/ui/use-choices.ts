import { useEffect, useState } from 'react';
import { type Choice, type ChoiceKind, mayLackSome } from '@/lib/core/lists/choices';
import { sharedNotices } from '@/lib/notices/shared';
import { paths } from '@/lib/paths';

const DEBOUNCE_MS = 150;

type Answer = { asked: string; found: readonly Choice[]; hasFailed: boolean };

/**
 * Returns the choices that the server finds for what is typed; null until it answers.
 * @param asked parameters of the request; '' asks for nothing
 */
function useAnswer(from: ChoiceKind | undefined, asked: string, delay: number): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);

  // An answer to an outdated search must not arrive.
  useEffect(() => {
    if (!from || !asked) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(`${paths.choices}?of=${from}&${asked}`, {
          cache: 'no-store',
          signal: controller.signal,
        });
        if (!response.ok) throw new Error(`The search answered ${response.status}`);
        setAnswer({ asked, found: await response.json(), hasFailed: false });
      } catch {
        if (!controller.signal.aborted) setAnswer({ asked, found: [], hasFailed: true });
      }
    }, delay);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [from, asked, delay]);

  return answer?.asked === asked ? answer : null;
}

const parameter = (name: string, value: string) =>
  value && new URLSearchParams({ [name]: value }).toString();

/**
 * Returns what a control offers: the choices it was given, or those that a search among all finds, always with the one
 * that is chosen.
 * @param from where to search, if the control may have been given only some of the choices
 * @param typed the text of its search
 * @param chosen id of the chosen record; '' for none
 */
export function useChoices(
  from: ChoiceKind | undefined,
  given: readonly Choice[],
  typed: string,
  chosen = '',
) {
  const source = mayLackSome(given) ? from : undefined;
  const search = typed.trim();
  const found = useAnswer(source, parameter('q', search), DEBOUNCE_MS);
  const isUnknown = source && !given.some(({ id }) => id === chosen);
  const own = useAnswer(source, parameter('id', isUnknown ? chosen : ''), 0);
  const offered = source && search ? (found?.found ?? []) : given;
  const known = [...given, ...(own?.found ?? []), ...(found?.found ?? [])];
  const isOffered = !chosen || offered.some(({ id }) => id === chosen);
  const kept = known.find(({ id }) => id === chosen) ?? { id: chosen, name: own ? 'Unknown' : '…' };
  return {
    isSearched: source !== undefined,
    choices: isOffered || !source ? offered : [kept, ...offered],
    /** Result of the search as a sentence; '' while nothing is typed. */
    outcome: !search || !found ? '' : outcomeOf(found),
  };
}

function outcomeOf({ found, hasFailed }: Answer): string {
  if (hasFailed) return sharedNotices.choicesNotFound;
  return found.length === 0 ? 'Nothing found.' : `${found.length} found.`;
}
