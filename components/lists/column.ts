import type { ReactNode } from 'react';

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The column of the database to sort by. */
  sort?: string;
  numeric?: boolean;
  /** Hidden until the person chooses it. */
  optional?: boolean;
  /**
   * Place on the card that a record is on a phone. The first column is its title; a column without a place is not on
   * the card unless someone chooses it.
   */
  card?: 'status' | 'time' | 'detail';
};
