import type { Claim } from './claim.ts';
import { loadClaims } from './load-claims.ts';
import { programClaims } from './program-claims.ts';
import { testClaims } from './test-claims.ts';

/** All our claims, in the order of their runs: claims that share a build are adjacent. */
export const claims: Claim[] = [...testClaims, ...loadClaims, ...programClaims];
