/** Number of recovery codes per person. */
export const RECOVERY_CODE_COUNT = 10;

/**
 * Characters of a recovery code: no vowels, to avoid words, and no characters that look alike. 16 of them have 76 bits.
 */
const RECOVERY_ALPHABET = 'bcdfghjkmnpqrstvwxz23456789';
const RECOVERY_LENGTH = 16;
const GROUP = /.{4}(?=.)/g;

/** Generates a recovery code; `random` returns a random integer below its argument. */
export function recoveryCodeFrom(random: (below: number) => number): string {
  const letters = Array.from(
    { length: RECOVERY_LENGTH },
    () => RECOVERY_ALPHABET[random(RECOVERY_ALPHABET.length)],
  );
  return letters.join('').replace(GROUP, '$&-');
}

type TypedCode = { kind: 'app' | 'recovery'; code: string };

/** Normalizes a code without spaces and hyphens, with its kind; returns null if it can be neither. */
export function typedCode(text: string): TypedCode | null {
  const code = text.toLowerCase().replace(/[\s-]/g, '');
  if (/^\d{6}$/.test(code)) return { kind: 'app', code };
  return /^[a-z0-9]{16}$/.test(code) ? { kind: 'recovery', code } : null;
}

/** Formats a key in groups of four, for typing into an app. */
export function groupedKey(key: string): string {
  return key.replace(GROUP, '$& ');
}
