/** Recovery codes that a person gets. */
export const RECOVERY_CODE_COUNT = 10;

/** Characters of a recovery code: no vowels, so no words, and nothing that looks alike. 16 of them hold 76 bits. */
const RECOVERY_ALPHABET = 'bcdfghjkmnpqrstvwxz23456789';
const RECOVERY_LENGTH = 16;
const GROUP = /.{4}(?=.)/g;

/** Returns a recovery code; `random` returns a random integer below its argument. */
export function recoveryCodeFrom(random: (below: number) => number): string {
  const letters = Array.from(
    { length: RECOVERY_LENGTH },
    () => RECOVERY_ALPHABET[random(RECOVERY_ALPHABET.length)],
  );
  return letters.join('').replace(GROUP, '$&-');
}

type TypedCode = { kind: 'app' | 'recovery'; code: string };

/** Returns what a person has typed, without spaces and hyphens, by its kind; null if it can be neither. */
export function typedCode(text: string): TypedCode | null {
  const code = text.toLowerCase().replace(/[\s-]/g, '');
  if (/^\d{6}$/.test(code)) return { kind: 'app', code };
  return /^[a-z0-9]{16}$/.test(code) ? { kind: 'recovery', code } : null;
}

/** Returns a key in groups of four, to be typed into an app. */
export function groupedKey(key: string): string {
  return key.replace(GROUP, '$& ');
}
