import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const KEPT = 200;

export type RecentItems<Item> = {
  /** Newest first. */
  all(): readonly Item[];
  add(item: Item): void;
  clear(): void;
};

/** Stores the last 200 items in a JSON file between runs, or in memory if no file is given. */
export function recentItems<Item>(file?: string): RecentItems<Item> {
  let items: Item[] = file ? read(file) : [];
  const keep = (next: Item[]) => {
    items = next.slice(0, KEPT);
    if (file) write(file, items);
  };
  return {
    all: () => items,
    add: (item) => keep([item, ...items]),
    clear: () => keep([]),
  };
}

function read<Item>(file: string): Item[] {
  try {
    const items: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(items) ? items : [];
  } catch {
    return [];
  }
}

function write(file: string, items: unknown[]): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(items));
  renameSync(`${file}.new`, file);
}
