import type { DrawingName } from '@/lib/drawings';
import type { ContentTable } from '@/lib/paths';
import { contentPath } from '@/lib/paths/site';

/** Subject of a drawing. Equal subjects have equal drawings. */
export type Subject = {
  /** Unique for each subject, such as its path. Determines the composition. */
  seed: string;
  /** Name of the motif. For a record, its editor chooses the motif. */
  drawing: DrawingName;
};

/** Returns the drawing subject of a record. */
export function subjectOf(
  table: ContentTable,
  { slug, drawing }: { slug: string; drawing: DrawingName },
): Subject {
  return { seed: contentPath(table, slug), drawing };
}
