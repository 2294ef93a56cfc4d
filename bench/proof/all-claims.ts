import type { Claim } from './claim.ts';
import { loadClaims } from './load-claims.ts';
import { programClaims } from './program-claims.ts';
import { testClaims } from './test-claims.ts';

/** All that we claim, in the order in which it is tried: those that share a build are neighbours. */
export const claims: Claim[] = [...testClaims, ...loadClaims, ...programClaims];
