import { useEffect, useState } from 'react';
import { paths } from '@/lib/paths';
import type { FoundRecord } from '@/lib/search/model';
import { MIN_SEARCH_LENGTH } from '@/lib/search/schema';

const DEBOUNCE_MS = 150;

type Answer = { search: string; records: FoundRecord[]; hasFailed: boolean };

async function ask(search: string, signal: AbortSignal): Promise<FoundRecord[]> {
  const response = await fetch(`${paths.recordSearch}?${new URLSearchParams({ q: search })}`, {
    cache: 'no-store',
    signal,
  });
  if (!response.ok) throw new Error(`The search answered ${response.status}`);
  const answer: FoundRecord[] = await response.json();
  return answer;
}

function holds({ title, detail }: FoundRecord, search: string): boolean {
  const text = `${title} ${detail}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Returns the records that the server finds; while a newer answer is loading, those of the last that still match. */
export function useRecordSearch(typed: string) {
  const search = typed.trim();
  const isLongEnough = search.length >= MIN_SEARCH_LENGTH;
  const [answer, setAnswer] = useState<Answer>({ search: '', records: [], hasFailed: false });

  // An answer to an outdated search must not arrive.
  useEffect(() => {
    if (!isLongEnough) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const records = await ask(search, controller.signal);
        setAnswer({ search, records, hasFailed: false });
      } catch {
        if (!controller.signal.aborted) setAnswer({ search, records: [], hasFailed: true });
      }
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [search, isLongEnough]);

  const isSearching = isLongEnough && answer.search !== search;
  const fitting = isSearching
    ? answer.records.filter((record) => holds(record, search))
    : answer.records;
  return {
    records: isLongEnough ? fitting : [],
    hasFailed: isLongEnough && answer.hasFailed,
    isSearching,
  };
}
