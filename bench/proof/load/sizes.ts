/**
 * Share of every size to try, for work on a claim: PROOF_SHARE=0.1. The figures name what was tried. A fault shows in
 * a tenth.
 */
const share = Number(process.env.PROOF_SHARE ?? (process.argv.includes('--sabotage') ? 0.1 : 1));

/** Returns the part of a size that this run tries. */
export function sized(whole: number, least = 1): number {
  return Math.max(least, Math.round(whole * share));
}
