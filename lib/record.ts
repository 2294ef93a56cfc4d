/** Properties of a table that other domains need; lib/records.ts derives lists from them. */
export type TableRecord = {
  /** Name of a record in the audit log; tables without it are not audited. */
  audited?: string;
  /** Leaders can restore deleted records; always true for content. */
  restorable?: true;
  /** Text columns by staff or visitors that may name a person; erasing a person masks them. */
  freeTexts?: readonly string[];
  /** Public pages show its texts, as for content: erasing a person keeps them, and reports how many name the person. */
  isPublished?: true;
  /** Its records are about a person, and are exported and erased with them. */
  personal?: {
    /** Name of the kind in `private.person_records`. */
    kind: string;
    /** Display name of its records. */
    name: string;
    /** The firm counts its records: erasing anonymizes the record but keeps it. */
    isKept?: true;
  };
  /** Labels of columns with a different meaning in other tables. */
  labels?: Readonly<Record<string, string>>;
  /**
   * Names of its emails in a contact's timeline, by topic; emails to staff or all subscribers, and replies, have none.
   */
  mails?: Readonly<Record<string, string>>;
  /** Public pages to revalidate when the table changes. */
  pages?: PublicPages;
  /** The staff search finds its records; always true for content. */
  found?: {
    /** Name of the kind in `search_staff`. */
    kind: string;
    /** Heading of its search results. */
    group: string;
    path: (id: string, area: 'admin' | 'team') => string;
  };
  /** Leader screens of a single record, as `<folder>` or `<folder>/<part>`; content editors follow from `content`. */
  screens?: readonly string[];
  /** The table is a kind of content (CONTENT_TABLES). */
  content?: ContentRecord;
};

export type PublicPages = {
  /** Tags of the cached data of the pages (lib/cache-tags.ts). */
  tags: readonly string[];
  paths: readonly string[];
  /** Returns the page of a record by its slug. */
  ofRecord?: (slug: string) => string;
};

/** Properties of a content kind that other domains need. */
export type ContentRecord = {
  singular: string;
  plural: string;
  /** Column with a one-sentence summary of a record. */
  summary: string;
  /** Group of its routes in app/(marketing): pages in `content` are stored without React, those with a form load it. */
  group: 'content' | 'forms';
  /** Extra pages of a record in the member area. */
  tabs?: readonly string[];
  /** Sample values of its required columns except slug and title, for tests. */
  sample: Readonly<Record<string, string>>;
};

/** Records of all tables of a domain. */
export type DomainRecord = Readonly<Record<string, TableRecord>>;
