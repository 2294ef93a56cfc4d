import type { Claim } from './claim.ts';
import { loadClaims } from './load.ts';
import { programClaims } from './programs.ts';
import { testClaims } from './tests.ts';

/** All that we claim, in the order in which it is tried: those that share a build are neighbours. */
export const claims: Claim[] = [...testClaims, ...loadClaims, ...programClaims];
