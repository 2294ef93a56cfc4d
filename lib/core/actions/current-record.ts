/** The current state of a record, for a form that was opened on an older one. */
export type CurrentRecord = {
  /** Its updated_at, exactly as the database wrote it. */
  version: string;
  /** Its fields as a form would send them. */
  values: Record<string, string>;
  /** Labels to show instead of some values, such as names for ids. */
  shown?: Record<string, string>;
  /** Name of the last person who changed it, if known. */
  changedBy?: string;
};
