import type { Encoding } from './encodings';

/**
 * Non-ASCII letters of the languages of each encoding, one pattern per language. If two encodings match a file equally
 * well, the first one wins.
 */
const LANGUAGES: readonly (readonly [Encoding, ...RegExp[]])[] = [
  [
    'windows-1252',
    /^[a-zäöüß]+$/,
    /^[a-zàâæçèéêëîïôœùûüÿ]+$/,
    /^[a-záéíñóúü]+$/,
    /^[a-záâãàçéêíóôõúü]+$/,
    /^[a-zåäöæøéü]+$/,
    /^[a-zäöšž]+$/,
    /^[a-záðéíóúýþæö]+$/,
    /^[a-zàèéìíòóù]+$/,
  ],
  [
    'windows-1250',
    /^[a-ząćęłńóśźż]+$/,
    /^[a-záäčďéěíĺľňóôŕřšťúůýž]+$/,
    /^[a-záéíóöőúüű]+$/,
    /^[a-zăâîşţ]+$/,
    /^[a-zčćđšž]+$/,
  ],
  // Before Cyrillic, because its lower-case letters have the same codes.
  ['windows-1255', /^[א-ת]+$/],
  ['windows-1251', /^(?=.{0,3}$|.*[аеёиоуыэюяіїє].*[аеёиоуыэюяіїє])[а-яёіїєґўђјљњћџѓќѕ]+$/],
  ['windows-1253', /^(?=.{0,3}$|.*[αεηιουωάέήίόύώ].*[αεηιουωάέήίόύώϊϋ])([α-ωάέήίόύώϊϋ](?<!ς.))+$/],
  ['windows-1254', /^(?:[a-zçğıöşüâîû]|i\u0307)+$/],
  ['windows-1256', /^[ء-غف-يپچژگکہھے]+$/],
  ['windows-1257', /^[a-ząčęėįšųūž]+$/, /^[a-zāčēģīķļņšūž]+$/, /^[a-zäõöüšž]+$/],
  ['windows-1258', /^[a-zàáâãăạèéêìíòóôơùúưđýỳỹỷỵảẻẽẹỉĩịỏõọủũụấầẩẫậắằẳẵặếềểễệốồổỗộớờởỡợứừửữự]+$/],
  ['shift_jis', /^[ぁ-ゖァ-ヺー一-龯々ヶ]+$/, /^[ｦ-ﾟ]+$/],
];

/** ASCII characters that are not letters, and punctuation common to all languages. */
const BETWEEN_WORDS = /(?:(?![a-z])[\s\p{ASCII}‘’“”„‚–—…«»€™®©°·•、。・])+/iu;

/** Maximum length of a word that counts. */
const MAX_WORD_LENGTH = 60;

/** Maximum number of bytes to examine. */
const MAX_EXAMINED = 400_000;

/** Returns how well an encoding matches the words with non-ASCII letters, from 0 to 1.1; null without such words. */
function likelihood(
  bytes: Uint8Array,
  encoding: Encoding,
  languages: readonly RegExp[],
): number | null {
  let text: string;
  try {
    // Decodes as a stream, because the examined part may end within a character.
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return 0;
  }
  const words = [...new Set(text.normalize().split(BETWEEN_WORDS))].filter(
    (word) => /\P{ASCII}/u.test(word) && word.length <= MAX_WORD_LENGTH,
  );
  if (words.length === 0) return null;
  // An upper-case letter after a lower-case one does not occur in a word.
  const small = words
    .filter((word) => !/\p{Ll}\p{Lu}/u.test(word))
    .map((word) => word.toLowerCase());
  const explains = (letters: RegExp) => small.filter((word) => letters.test(word)).length;
  const explained = small.filter((word) => languages.some((letters) => letters.test(word))).length;
  // Prefers one language for all words over several.
  return (explained + Math.max(...languages.map(explains)) / 10) / words.length;
}

/** Returns the encoding of a file that has no byte order mark and is not UTF-8; null if none matches. */
function legacyEncoding(bytes: Uint8Array): Encoding | null {
  const examined = bytes.subarray(0, MAX_EXAMINED);
  let best: { encoding: Encoding | null; found: number } = { encoding: null, found: 0.5 };
  for (const [encoding, ...languages] of LANGUAGES) {
    const found = likelihood(examined, encoding, languages);
    // Only symbols, such as a dash or the euro sign.
    if (found === null) return encoding;
    if (found > best.found) best = { encoding, found };
  }
  return best.encoding;
}

/**
 * Returns the byte order of UTF-16 without a byte order mark: the zero bytes of ASCII characters are all at even or all
 * at odd positions.
 */
function utf16Of(bytes: Uint8Array): Encoding | null {
  const zeros = [0, 0];
  bytes.subarray(0, MAX_EXAMINED).forEach((byte, place) => {
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  });
  const [even, odd] = zeros;
  if (odd && !even) return 'utf-16le';
  return even && !odd ? 'utf-16be' : null;
}

/** Returns whether bytes are UTF-8, except for a few damaged characters. */
function isUtf8(bytes: Uint8Array): boolean {
  const beyond = new TextDecoder().decode(bytes).match(/\P{ASCII}/gu) ?? [];
  const damaged = beyond.filter((character) => character === '\uFFFD').length;
  return damaged * 5 <= beyond.length;
}

/** Returns the encoding of a file, or null if it cannot be recognised. */
export function recogniseEncoding(bytes: Uint8Array): Encoding | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (bytes.includes(0)) return utf16Of(bytes);
  return isUtf8(bytes) ? 'utf-8' : legacyEncoding(bytes);
}
