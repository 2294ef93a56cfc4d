import type { Database } from '@/lib/core/supabase/database.types';
import type { ContentTable } from '@/lib/paths';
import type { EditorTab } from '@/lib/paths/staff';
import type { FormValues, Section } from './fields';

type Row<Table extends ContentTable> = Database['public']['Tables'][Table]['Row'];

/** A column of a kind's table. */
type Column<Table extends ContentTable> = Table extends ContentTable
  ? keyof Row<Table> & string
  : never;

/** A column that is edited with a record, but stored in a table that visitors cannot read. */
type PrivateColumn = { table: 'webinar_rooms'; column: 'join_url' };

/** Rows of another table that are edited and stored with a record, in a list of that name. */
type PartTable = 'figures';

/** Columns of a kind's list and export in addition to those that every kind has. */
export type ListColumns<Table extends ContentTable = ContentTable> = {
  text?: { column: Column<Table>; label: string };
  moment?: { column: Column<Table>; label: string };
  people?: {
    /** The number, or the table whose rows are counted. */
    column: Column<Table> | `${string}(count)`;
    label: string;
    /** The column with the number of places, where it is limited. */
    places?: Column<Table>;
    /** The page beside the editor that lists the people. */
    tab?: EditorTab;
  };
};

/** Tabs above a list. */
type ListsOfKind = { label: string; tabs: readonly { href: string; label: string }[] };

/**
 * A kind of content: everything in which its editor, lists, publishing and public pages differ from those of other
 * kinds. Its URLs are in lib/paths.ts.
 */
export type ContentKind<Table extends ContentTable = ContentTable> = {
  table: Table;

  /** Heading and purpose of its screen. */
  title: string;
  purpose: string;
  singular: string;
  plural: string;
  /** Says how to begin where there is no record yet. */
  begin: string;
  /** Name of a record where it is listed with records of other tables. */
  recordName: string;
  /** Tabs above its list. */
  lists?: ListsOfKind;
  /** The same for members who may publish it. */
  publisherLists?: ListsOfKind;

  list: ListColumns<Table>;

  sections: readonly Section<Column<Table> | PrivateColumn['column'] | PartTable>[];
  summaryColumn: Column<Table>;
  privateColumn?: PrivateColumn;
  /**
   * Rows that belong to a record. It is published while each has the `required` column; of a published one that lacks
   * it since, `lacking` is the state in lists and `request` the sentence in the editor.
   */
  parts?: { table: PartTable; required: string; lacking: string; request: string };
  /** Further pages beside the editor and the history. */
  tabs: readonly EditorTab[];
  /** Returns values for the required columns of a new draft. */
  startingPoint: (author: string, now: Date) => Partial<Omit<Row<Table>, 'document'>>;
  /** Returns a field and its message where two fields contradict each other. */
  findContradiction?: (values: FormValues) => [Column<Table> | PartTable, string] | null;

  /** Since when a published record is closed or past, and the name of that state. */
  over?: { column: Column<Table>; name: string };
  /** True if subscribers of the blog can be mailed when a record goes live. */
  isAnnounced?: true;
  /** True if people are registered, who can be mailed what changes for them. */
  hasRegistrants?: true;
  /** Column with the name of the person whose work it is; their page lists it. */
  byline?: Column<Table>;
  /** Further pages, beside the list page, that show every published record. */
  listPages?: readonly string[];
  /** Warns of what is deleted with a record. */
  deletedToo?: string;
};
