/** Result of trying a claim. */
export type Finding = {
  /** The counts or measurements, such as "200 answered, 1 booked". */
  figure: string;
  held: boolean;
};

/** Something that we claim of the product, and the way to try it. */
export type Claim = {
  /** One word or two with hyphens; runs the row alone: npm run prove -- <name>. */
  name: string;
  /** A sentence that can be wrong. */
  claim: string;
  /** The figure at which it holds. */
  bar: string;
  /** Called for every chosen claim before the first is tried: those that share a run say what it has to cover. */
  plan?(): void;
  /** Tries it. Throws only if it could not be tried. */
  run(): Promise<Finding>;
};
