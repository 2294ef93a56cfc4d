/** Says what others must know of a table. Their lists are read from it (lib/records.ts). */
export type TableRecord = {
  /** Name of one of its records in the audit log; a table without one is not audited. */
  audited?: string;
  /** Leaders can restore a deleted record, as they can any of content. */
  restorable?: true;
  /** Columns with free texts of staff or visitors, which can name a person: erasing a person masks them. */
  freeTexts?: readonly string[];
  /** Pages of the site show its texts, as those of content: erasing a person leaves them, and says in how many they are named. */
  isPublished?: true;
  /** Its records are about a person: exported and erased with them. */
  personal?: {
    /** Name of the kind in `private.person_records`. */
    kind: string;
    /** Name of its records on screens. */
    name: string;
    /** The firm counts its records: erasing replaces the person, and the record stays. */
    isKept?: true;
  };
  /** Labels of columns whose names say something else in other tables. */
  labels?: Readonly<Record<string, string>>;
  /** Names of its mails in the timeline of a contact, by topic; those to staff or all subscribers, and replies, have none. */
  mails?: Readonly<Record<string, string>>;
  /** Public pages that a change of the table makes stale. */
  pages?: PublicPages;
  /** The search of staff finds its records, as it does those of content. */
  found?: {
    /** Name of the kind in `search_staff`. */
    kind: string;
    /** Heading of the records that were found. */
    group: string;
    path: (id: string, area: 'admin' | 'team') => string;
  };
  /** Screens of leaders that show one record, by `<folder>` or `<folder>/<part>`; the editors of content follow from `content`. */
  screens?: readonly string[];
  /** The table is a kind of content (CONTENT_TABLES). */
  content?: ContentRecord;
};

export type PublicPages = {
  /** Tags of what the pages have cached (lib/core/cache/tags.ts). */
  tags: readonly string[];
  paths: readonly string[];
  /** Returns the page of one record by its slug. */
  ofRecord?: (slug: string) => string;
};

/** Says what others must know of a kind of content. */
export type ContentRecord = {
  singular: string;
  plural: string;
  /** Column with the sentence that says what a record is about. */
  summary: string;
  /** Group of its routes in app/(marketing): pages of `content` are stored without React, those with a form load it. */
  group: 'content' | 'forms';
  /** Pages of one record in the area of members that other kinds do not have. */
  tabs?: readonly string[];
  /** Values of its required columns but slug and title, for tests. */
  sample: Readonly<Record<string, string>>;
};

/** Record of each table of a domain. */
export type DomainRecord = Readonly<Record<string, TableRecord>>;
