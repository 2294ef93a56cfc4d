import type { ReactNode } from 'react';

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Database column to sort by. */
  sort?: string;
  numeric?: boolean;
  /** Hidden by default. */
  optional?: boolean;
  /**
   * Position on the card that represents a record on a phone. The first column is the card's title. A column without a
   * position is not on the card unless the user chooses it.
   */
  card?: 'status' | 'time' | 'detail';
};
