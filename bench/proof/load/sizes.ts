/**
 * Share of every size to try, to speed up work on a claim: PROOF_SHARE=0.1. The figures state the sizes used. A tenth
 * is enough for a fault to show.
 */
const share = Number(process.env.PROOF_SHARE ?? (process.argv.includes('--sabotage') ? 0.1 : 1));

/** Returns a size scaled for this run. */
export function sized(whole: number, least = 1): number {
  return Math.max(least, Math.round(whole * share));
}
