/** A record as it is now, for the form of somebody who saw an older one. */
export type CurrentRecord = {
  /** Its updated_at, exactly as the database wrote it. */
  version: string;
  /** Its fields as a form would send them. */
  values: Record<string, string>;
  /** Those of its fields that people read as something else, such as names for ids. */
  shown?: Record<string, string>;
  /** Who changed it last, where that is known. */
  changedBy?: string;
};
