/** Result of trying a claim. */
export type Finding = {
  /** The counts or measurements, such as "200 answered, 1 booked". */
  figure: string;
  held: boolean;
  /** How many of the events that `least` counts took place. */
  seen: number;
};

/** A fault made on purpose, against which the claim must not hold. */
export type Sabotage = {
  /** The fault, such as "offers are not locked". */
  fault: string;
  /** Tries the claim with the fault. Throws only if it could not be tried. */
  run(): Promise<Finding>;
};

/** Something that we claim of the product, and the way to try it. */
export type Claim = {
  /** One word or two with hyphens; runs the row alone: npm run prove -- <name>. */
  name: string;
  /** A sentence that can be wrong. */
  claim: string;
  /** The figure at which it holds. */
  bar: string;
  /** The fewest events that a run must have seen, such as 2,000 answers: one that saw fewer proves nothing. */
  least: { count: number; of: string };
  sabotage: [Sabotage, ...Sabotage[]];
  /** Called for every chosen claim before the first is tried: those that share a run say what it has to cover. */
  plan?(): void;
  /** Tries it. Throws only if it could not be tried. */
  run(): Promise<Finding>;
};
