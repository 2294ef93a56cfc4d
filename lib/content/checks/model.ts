import type { Target } from '@/lib/content/blocks/model';

/** A finding to review before a text is published. */
export type Finding = {
  /** Name of the form field, and its label. */
  field: string;
  label: string;
  sentence: string;
  /** True if the finding blocks publishing. */
  refuses: boolean;
};

/** A record with its findings. */
export type Checked = { title: string; findings: Finding[] };

/** Existing pages and people among those named in the texts. */
export type Known = {
  targets: readonly Target[];
  people: readonly string[];
  /**
   * Ids in the texts of published pages that are linked to by anchor, keyed by page name; a lesson's key includes its
   * slug.
   */
  anchors?: Readonly<Record<string, readonly string[]>>;
  /** Linked lessons that are written, keyed by course name and lesson slug. */
  lessons?: Readonly<Record<string, { isSample: boolean }>>;
};
