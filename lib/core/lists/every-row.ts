/** The Data API silently returns no more rows than this at once (`max_rows`). */
const CHUNK = 1000;

/** Lowest possible values of the columns that rows can be ordered by. */
const BEFORE_ALL = {
  slug: '',
  name: '',
  category: '',
  id: '00000000-0000-0000-0000-000000000000',
} as const;

/**
 * Returns every row that `read` finds, in the order of a unique column.
 * @param read returns at most `limit` rows after `after`, in this order
 */
export async function everyRow<
  Key extends keyof typeof BEFORE_ALL,
  Row extends Record<Key, string>,
>(key: Key, read: (after: string, limit: number) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const chunk = await read(rows.at(-1)?.[key] ?? BEFORE_ALL[key], CHUNK);
    rows.push(...chunk);
    if (chunk.length < CHUNK) return rows;
  }
}
