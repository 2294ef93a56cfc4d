import type { Part } from '@/lib/content/editing/difference';

/** Characters shown at each end of a long stretch that stayed the same. */
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

/** The parts of a text, with what was added and removed marked. */
export function PartList({ parts }: { parts: readonly Part[] }) {
  return parts.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity but their place.
    <PartView key={place} part={part} />
  ));
}
