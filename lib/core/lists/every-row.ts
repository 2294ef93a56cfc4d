/** The Data API returns no more rows at once (`max_rows`), and does not say so. */
const CHUNK = 1000;

/**
 * Returns every row that `read` finds, in the order of their slugs.
 * @param read returns at most `limit` rows whose slug is behind `after`, by slug
 */
export async function everyRow<Row extends { slug: string }>(
  read: (after: string, limit: number) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const chunk = await read(rows.at(-1)?.slug ?? '', CHUNK);
    rows.push(...chunk);
    if (chunk.length < CHUNK) return rows;
  }
}
