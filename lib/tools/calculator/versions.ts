import type { Inputs } from './fields';
import { type Estimate, estimateFirst, estimateSecond } from './rules';

type RulesVersion = {
  version: number;
  /** First day of use. */
  since: string;
  estimate: (inputs: Inputs) => Estimate;
};

/** Versions of the calculator rules, oldest first. Published versions never change, because links refer to them. */
export const rulesVersions: readonly [RulesVersion, ...RulesVersion[]] = [
  { version: 1, since: '2026-11-25', estimate: estimateFirst },
  { version: 2, since: '2026-11-29', estimate: estimateSecond },
];

/** Returns the rules for new estimates. */
export function currentRules(versions = rulesVersions): RulesVersion {
  return versions.at(-1) ?? versions[0];
}

/** Returns the rules that a link refers to, or the current ones if its version is missing or unknown. */
export function rulesOf(version: string | null, versions = rulesVersions): RulesVersion {
  return versions.find((known) => String(known.version) === version) ?? currentRules(versions);
}
