import type { DrawingName } from '@/lib/drawings';
import type { ContentTable } from '@/lib/paths';
import { contentPath } from '@/lib/paths/site';

/** Subject of a drawing. Equal subjects have equal drawings. */
export type Subject = {
  /** Differs for every subject, such as its path, and decides the composition. */
  seed: string;
  /** The motif; of a record, the one that its editor has chosen. */
  drawing: DrawingName;
};

/** Returns what the drawing of a record shows. */
export function subjectOf(
  table: ContentTable,
  { slug, drawing }: { slug: string; drawing: DrawingName },
): Subject {
  return { seed: contentPath(table, slug), drawing };
}
