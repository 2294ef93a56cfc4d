import type { Inputs } from './fields';
import { type Estimate, estimateFirst } from './rules';

type RulesVersion = {
  version: number;
  /** Day from which it is used. */
  since: string;
  estimate: (inputs: Inputs) => Estimate;
};

/** The rules of the calculator, oldest first. A version that was published never changes: links name it. */
export const rulesVersions: readonly [RulesVersion, ...RulesVersion[]] = [
  { version: 1, since: '2026-11-25', estimate: estimateFirst },
];

/** Returns the rules that new estimates use. */
export function currentRules(versions = rulesVersions): RulesVersion {
  return versions.at(-1) ?? versions[0];
}

/** Returns the rules that a link names; the current ones where it names none that we know. */
export function rulesOf(version: string | null, versions = rulesVersions): RulesVersion {
  return versions.find((known) => String(known.version) === version) ?? currentRules(versions);
}
