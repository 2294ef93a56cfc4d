import type { Connection } from '@supabase/lite';

export type Row = Record<string, unknown>;

export type Value = string | number | boolean | null;

/**
 * Runs one statement with `$1` parameters and returns its rows. Timestamps are returned as text.
 * Pass JSON as text with `$1::text::jsonb`, the only way that works on both engines.
 */
export type Query = (statement: string, parameters?: readonly Value[]) => Promise<Row[]>;

/** A database of the stack, in this process or on a server. */
export type Database = {
  /** Connection for Lite's Data API, Auth and Storage. */
  connection: Connection;
  /** Runs `work` exclusively on engines with a single connection, immediately on others. Not re-entrant. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /** Runs a statement as superuser, bypassing all policies. */
  query: Query;
  /** Runs several statements in one transaction. */
  script(statements: string): Promise<void>;
  /** Runs `work` in a transaction that is always rolled back. */
  rehearse<T>(work: (query: Query) => Promise<T>): Promise<T>;
  /** Calls `onNotice` after each committed NOTIFY on the channel. */
  listen(channel: string, onNotice: () => void): Promise<void>;
  close(): Promise<void>;
};
