/** Says what others must know of a table. Their lists are read from it (lib/records.ts). */
export type TableRecord = {
  /** Name of one of its records in the audit log; a table without one is not audited. */
  audited?: string;
  /** Leaders can restore a deleted record. */
  restorable?: true;
  /** Columns with free texts of staff or visitors, which can name anybody: erasing a person masks them. */
  freeTexts?: readonly string[];
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
};

/** Says what others must know of a domain. */
export type DomainRecord = {
  tables: Readonly<Record<string, TableRecord>>;
  /** Names of its mails in the timeline of a contact, by topic; those to staff or all subscribers, and replies, have none. */
  mails?: Readonly<Record<string, string>>;
};
