import { humanize } from '@/lib/core/text/humanize';
import { PERSONAL_TABLES } from '@/lib/records';

/** Texts of others, in which a pseudonym replaces the person. */
const MASKED = { mention: 'Mentions in texts of staff', audit: 'Entries of the audit log' };

/** Kinds of records about a person, in the order in which they are shown. */
export const RECORD_KINDS: readonly string[] = [
  ...PERSONAL_TABLES.map(({ kind }) => kind),
  ...Object.keys(MASKED),
];

/** Numbers of records by kind; a kind without records is left out. */
export type RecordCounts = Partial<Record<string, number>>;

const names = new Map([
  ...PERSONAL_TABLES.map(({ kind, name }) => [kind, name] as const),
  ...Object.entries(MASKED),
]);

/** Returns what the screens call the records of a kind. */
export const recordKindName = (kind: string) => names.get(kind) ?? humanize(kind);

/** The kinds that the firm counts: their records stay without the person. */
const KEPT = new Set(PERSONAL_TABLES.flatMap(({ kind, isKept }) => (isKept ? [kind] : [])));

/** Returns the kinds that there are, with their numbers: those that go, that stay without the person, and that are texts of others. */
export function countedKinds(counts: RecordCounts) {
  const kinds = RECORD_KINDS.flatMap((kind) => {
    const count = counts[kind];
    return count ? [{ kind, count }] : [];
  });
  return {
    removed: kinds.filter(({ kind }) => !KEPT.has(kind) && !(kind in MASKED)),
    kept: kinds.filter(({ kind }) => KEPT.has(kind)),
    masked: kinds.filter(({ kind }) => kind in MASKED),
  };
}
