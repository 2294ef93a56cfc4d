/** Returns a pseudo-random integer between `from` and `to`. */
export type Dice = (from: number, to: number) => number;

/** Returns a seeded random generator (FNV-1a hash, then mulberry32). Equal seeds yield equal numbers. */
export function diceOf(seed: string): Dice {
  let state = 2166136261;
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16777619);
  return (from, to) => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return from + (((bits ^ (bits >>> 14)) >>> 0) % (to - from + 1));
  };
}

/** Returns the numbers from 0 to `count` - 1. */
export const range = (count: number) => Array.from({ length: count }, (_, index) => index);
