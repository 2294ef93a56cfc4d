/** A page of the sitemap, with the instant or day of its last change. */
export type ListedPage = { path: string; changedAt: string | undefined };

/** Returns the latest change of some records, or undefined if there are none. */
export function newestChange(records: readonly { updatedAt: string }[]): string | undefined {
  return records
    .map(({ updatedAt }) => updatedAt)
    .toSorted((a, b) => Date.parse(b) - Date.parse(a))[0];
}
