import type { ChoiceKind } from '@/lib/choice-kinds';
import { type Choice, mayLackSome } from '@/lib/core/lists/choices';
import { sharedNotices } from '@/lib/notices/shared';
import { paths } from '@/lib/paths';
import { type Found, useFound } from './use-found';

/** Returns the search URL of a control; null if it has no search. */
function choicesUrl(of: ChoiceKind | undefined, name: 'q' | 'id', value: string): string | null {
  return of && value ? `${paths.choices}?${new URLSearchParams({ of, [name]: value })}` : null;
}

/**
 * Returns the options of a control: the given ones, or the results of a search among all records. The chosen option is
 * always included.
 * @param from where to search, if the given options may be incomplete
 * @param typed search text
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
  const url = choicesUrl(source, 'q', search);
  const latest = useFound<Choice[]>(url);
  const found = latest?.url === url ? latest : null;
  const isUnknown = !given.some(({ id }) => id === chosen);
  const ownUrl = choicesUrl(source, 'id', isUnknown ? chosen : '');
  const latestOwn = useFound<Choice[]>(ownUrl, 0);
  const own = latestOwn?.url === ownUrl ? latestOwn : null;
  const offered = source && search ? (found?.found ?? []) : given;
  const known = [...given, ...(own?.found ?? []), ...(found?.found ?? [])];
  const isOffered = !chosen || offered.some(({ id }) => id === chosen);
  const kept = known.find(({ id }) => id === chosen) ?? { id: chosen, name: own ? 'Unknown' : '…' };
  return {
    isSearched: source !== undefined,
    choices: isOffered || !source ? offered : [kept, ...offered],
    /** Search result as a sentence; '' without a search text. */
    outcome: !search || !found ? '' : outcomeOf(found),
  };
}

function outcomeOf({ found }: Found<Choice[]>): string {
  if (!found) return sharedNotices.choicesNotFound;
  return found.length === 0 ? 'Nothing found.' : `${found.length} found.`;
}
