import { humanize } from '@/lib/core/text/humanize';
import { PERSONAL_TABLES } from '@/lib/records';

/** Texts by other people, in which a pseudonym replaces the person. */
const MASKED = { mention: 'Mentions in texts of staff', audit: 'Entries of the audit log' };

/** Kinds of records about a person, in display order. */
export const RECORD_KINDS: readonly string[] = [
  ...PERSONAL_TABLES.map(({ kind }) => kind),
  ...Object.keys(MASKED),
];

/** Numbers of records by kind; kinds without records are omitted. */
export type RecordCounts = Partial<Record<string, number>>;

const names = new Map([
  ...PERSONAL_TABLES.map(({ kind, name }) => [kind, name] as const),
  ...Object.entries(MASKED),
]);

/** Returns the display name of a kind of records. */
export const recordKindName = (kind: string) => names.get(kind) ?? humanize(kind);

/** Kinds that the firm counts: their records remain without the person. */
const KEPT = new Set(PERSONAL_TABLES.flatMap(({ kind, isKept }) => (isKept ? [kind] : [])));

/** Groups the kinds with their numbers: removed records, anonymized records, and texts by other people. */
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
