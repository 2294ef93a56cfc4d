/** What else of its table a change touches, as slugs. */
export type Surroundings = {
  /** Addresses that the record had before. */
  former: string[];
  /** Published records whose pages may show this one beside their own text. */
  nearby: string[];
  /** Further lists that name it, as addresses. */
  lists: string[];
};
