/** A beat counts for 45 seconds in the database: someone who leaves is gone within a minute. */
export const BEAT_MS = 15_000;

/** Returns the sentence about others who have the same text open; empty if no one has. */
export function presenceSentence(names: readonly string[]): string {
  if (names.length === 0) return '';
  const listed = new Intl.ListFormat('en', { type: 'conjunction' }).format(names);
  return `${listed} ${names.length === 1 ? 'is' : 'are'} also in this text.`;
}
