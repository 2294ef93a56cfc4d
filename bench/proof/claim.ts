/** Result of trying a claim. */
export type Finding = {
  /** The counts or measurements, such as "200 answered, 1 booked". */
  figure: string;
  held: boolean;
  /** The number of events, as counted by `least`, that took place. */
  seen: number;
};

/** A fault made on purpose, with which the claim must fail. */
export type Sabotage = {
  /** The fault, such as "offers are not locked". */
  fault: string;
  /** Tries the claim with the fault. Throws only if it could not be tried. */
  run(): Promise<Finding>;
};

/** A claim about the product, and how to try it. */
export type Claim = {
  /** One or two words with hyphens; runs only this row: npm run prove -- <name>. */
  name: string;
  /** A falsifiable sentence. */
  claim: string;
  /** The figure at which it holds. */
  bar: string;
  /** The minimum number of events in a run, such as 2,000 responses: fewer prove nothing. */
  least: { count: number; of: string };
  sabotage: [Sabotage, ...Sabotage[]];
  /**
   * Called for every selected claim before the first is tried, so that claims that share a run can register what it
   * must cover.
   */
  plan?(): void;
  /** Tries the claim. Throws only if it could not be tried. */
  run(): Promise<Finding>;
};
