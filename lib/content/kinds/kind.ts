import type { Database } from '@/lib/core/supabase/database.types';
import type { ContentTable } from '@/lib/paths';
import type { EditorTab } from '@/lib/paths/staff';
import type { FormValues, Section } from './fields';

type Row<Table extends ContentTable> = Database['public']['Tables'][Table]['Row'];

/** A column of a kind's table. */
type Column<Table extends ContentTable> = Table extends ContentTable
  ? keyof Row<Table> & string
  : never;

/** A column that is edited with a record but stored in a table that visitors cannot read. */
type PrivateColumn = { table: 'webinar_rooms'; column: 'join_url' };

/** Rows of another table, edited and stored with a record in a list of the same name. */
type PartTable = 'figures';

/** Columns of a kind's list and export in addition to the columns of every kind. */
export type ListColumns<Table extends ContentTable = ContentTable> = {
  text?: { column: Column<Table>; label: string };
  moment?: { column: Column<Table>; label: string };
  people?: {
    /** The column with the number, or the table with the rows to count. */
    column: Column<Table> | `${string}(count)`;
    label: string;
    /** The column with the capacity, where it is limited. */
    places?: Column<Table>;
    /** The page next to the editor that lists the people. */
    tab?: EditorTab;
  };
};

/** Tabs above a list. */
type ListsOfKind = { label: string; tabs: readonly { href: string; label: string }[] };

/**
 * A kind of content: everything specific to its editor, lists, publishing and public pages. Its URLs are in
 * lib/paths.ts.
 */
export type ContentKind<Table extends ContentTable = ContentTable> = {
  table: Table;

  /** Heading and purpose of its screen. */
  title: string;
  purpose: string;
  singular: string;
  plural: string;
  /** Text of the empty list that explains how to begin. */
  begin: string;
  /** Name of the kind in lists that mix records of several tables. */
  recordName: string;
  /** Tabs above its list. */
  lists?: ListsOfKind;
  /** The same for members who may publish the kind. */
  publisherLists?: ListsOfKind;

  list: ListColumns<Table>;

  sections: readonly Section<Column<Table> | PrivateColumn['column'] | PartTable>[];
  summaryColumn: Column<Table>;
  privateColumn?: PrivateColumn;
  /**
   * Rows that belong to a record. A record can be published if every row has the `required` column. For a published
   * record with a row that lacks it, `lacking` is the state in lists and `request` the sentence in the editor.
   */
  parts?: { table: PartTable; required: string; lacking: string; request: string };
  /** Further pages next to the editor and the history. */
  tabs: readonly EditorTab[];
  /** Returns values for the required columns of a new draft. */
  startingPoint: (author: string, now: Date) => Partial<Omit<Row<Table>, 'document'>>;
  /** Returns a field and its message if two fields contradict each other. */
  findContradiction?: (values: FormValues) => [Column<Table> | PartTable, string] | null;

  /** The time from which a published record is closed or past, and the label of that state. */
  over?: { column: Column<Table>; name: string };
  /** True if blog subscribers can be mailed when a record goes live. */
  isAnnounced?: true;
  /** True if a record has registrants who can be mailed about changes. */
  hasRegistrants?: true;
  /** Column with the name of the author; the author's page lists the record. */
  byline?: Column<Table>;
  /** Further pages, in addition to the list page, that show every published record. */
  listPages?: readonly string[];
  /** Warning about related data that is deleted with a record. */
  deletedToo?: string;
};
