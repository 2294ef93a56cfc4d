import type { Target } from '@/lib/content/blocks/model';

/** Something to look at before a text is published. */
export type Finding = {
  /** Name of the field in the form, and its label. */
  field: string;
  label: string;
  sentence: string;
  /** True if the text is not published with it. */
  refuses: boolean;
};

/** A record with what was found in it. */
export type Checked = { title: string; findings: Finding[] };

/** Pages and people that exist, among those which texts name. */
export type Known = {
  targets: readonly Target[];
  people: readonly string[];
  /** Ids in the texts of published pages, by the names of those to whose places texts link; of a lesson with its slug. */
  anchors?: Readonly<Record<string, readonly string[]>>;
  /** Written lessons among those to which texts link, by the name of their course and their slug. */
  lessons?: Readonly<Record<string, { isSample: boolean }>>;
};
