import type { Part } from '@/lib/content/editing/difference';

/** Characters shown at each end of a long unchanged passage. */
const CONTEXT = 160;

function shortened({ kind, text }: Part): string {
  if (kind !== 'same' || text.length <= 2 * CONTEXT + 40) return text;
  return `${text.slice(0, CONTEXT)} […] ${text.slice(-CONTEXT)}`;
}

function PartView({ part }: { part: Part }) {
  const text = shortened(part);
  if (part.kind === 'added') return <ins className="bg-accent-soft text-ink">{text}</ins>;
  if (part.kind === 'removed') return <del className="text-high">{text}</del>;
  return text;
}

/** Text diff with additions and deletions marked. */
export function PartList({ parts }: { parts: readonly Part[] }) {
  return parts.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: diff parts have no identity other than their position.
    <PartView key={place} part={part} />
  ));
}
