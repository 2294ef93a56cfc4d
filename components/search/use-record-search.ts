import { useFound } from '@/components/ui/use-found';
import { paths } from '@/lib/paths';
import type { FoundRecord } from '@/lib/search/model';
import { MIN_SEARCH_LENGTH } from '@/lib/search/schema';

function contains({ title, detail }: FoundRecord, search: string): boolean {
  const text = `${title} ${detail}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/**
 * Returns the records found by the server. While a newer response is loading, returns the previous records that still
 * match.
 */
export function useRecordSearch(typed: string) {
  const search = typed.trim();
  const isLongEnough = search.length >= MIN_SEARCH_LENGTH;
  const url = isLongEnough ? `${paths.recordSearch}?${new URLSearchParams({ q: search })}` : null;
  const answer = useFound<FoundRecord[]>(url);
  const isSearching = isLongEnough && answer?.url !== url;
  const found = answer?.found ?? [];
  const fitting = isSearching ? found.filter((record) => contains(record, search)) : found;
  return {
    records: isLongEnough ? fitting : [],
    hasFailed: isLongEnough && answer?.found === null,
    isSearching,
  };
}
