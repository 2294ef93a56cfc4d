/** The Data API returns no more rows at once (`max_rows`), and does not say so. */
const CHUNK = 1000;

/** Values that come before every other one, by the column whose order the rows are read in. */
const BEFORE_ALL = {
  slug: '',
  name: '',
  category: '',
  id: '00000000-0000-0000-0000-000000000000',
} as const;

/**
 * Returns every row that `read` finds, in the order of a column that is unique.
 * @param read returns at most `limit` rows behind `after`, in this order
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
