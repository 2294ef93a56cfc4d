import type { Encoding } from './encodings';

/**
 * Letters beyond ASCII of the languages of each encoding, one language a pattern. Where two encodings explain a file
 * equally well, the first one counts.
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
  // Before Cyrillic, whose small letters have the same codes.
  ['windows-1255', /^[א-ת]+$/],
  ['windows-1251', /^(?=.{0,3}$|.*[аеёиоуыэюяіїє].*[аеёиоуыэюяіїє])[а-яёіїєґўђјљњћџѓќѕ]+$/],
  ['windows-1253', /^(?=.{0,3}$|.*[αεηιουωάέήίόύώ].*[αεηιουωάέήίόύώϊϋ])([α-ωάέήίόύώϊϋ](?<!ς.))+$/],
  ['windows-1254', /^(?:[a-zçğıöşüâîû]|i\u0307)+$/],
  ['windows-1256', /^[ء-غف-يپچژگکہھے]+$/],
  ['windows-1257', /^[a-ząčęėįšųūž]+$/, /^[a-zāčēģīķļņšūž]+$/, /^[a-zäõöüšž]+$/],
  ['windows-1258', /^[a-zàáâãăạèéêìíòóôơùúưđýỳỹỷỵảẻẽẹỉĩịỏõọủũụấầẩẫậắằẳẵặếềểễệốồổỗộớờởỡợứừửữự]+$/],
  ['shift_jis', /^[ぁ-ゖァ-ヺー一-龯々ヶ]+$/, /^[ｦ-ﾟ]+$/],
];

/** ASCII that is no letter, and the marks that texts of every language have. */
const BETWEEN_WORDS = /(?:(?![a-z])[\s\p{ASCII}‘’“”„‚–—…«»€™®©°·•、。・])+/iu;

/** Longest word that says something about the encoding. */
const MAX_WORD_LENGTH = 60;

/** At most this many bytes decide about the encoding. */
const MAX_EXAMINED = 400_000;

/** Returns how well an encoding explains the words beyond ASCII, from 0 to 1.1; null without such words. */
function likelihood(
  bytes: Uint8Array,
  encoding: Encoding,
  languages: readonly RegExp[],
): number | null {
  let text: string;
  try {
    // A stream, because the part that is examined may end within a character.
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return 0;
  }
  const words = [...new Set(text.normalize().split(BETWEEN_WORDS))].filter(
    (word) => /\P{ASCII}/u.test(word) && word.length <= MAX_WORD_LENGTH,
  );
  if (words.length === 0) return null;
  // A large letter after a small one belongs to no word.
  const small = words
    .filter((word) => !/\p{Ll}\p{Lu}/u.test(word))
    .map((word) => word.toLowerCase());
  const explains = (letters: RegExp) => small.filter((word) => letters.test(word)).length;
  const explained = small.filter((word) => languages.some((letters) => letters.test(word))).length;
  // One language for all words is likelier than several.
  return (explained + Math.max(...languages.map(explains)) / 10) / words.length;
}

/** Returns the encoding of a file that has no byte order mark and is not UTF-8; null where none explains it. */
function legacyEncoding(bytes: Uint8Array): Encoding | null {
  const examined = bytes.subarray(0, MAX_EXAMINED);
  let best: { encoding: Encoding | null; found: number } = { encoding: null, found: 0.5 };
  for (const [encoding, ...languages] of LANGUAGES) {
    const found = likelihood(examined, encoding, languages);
    // Nothing but symbols, such as a dash or the sign of the euro.
    if (found === null) return encoding;
    if (found > best.found) best = { encoding, found };
  }
  return best.encoding;
}

/** Returns the byte order of UTF-16 without its mark: the zeros of its ASCII are all at even or all at odd places. */
function utf16Of(bytes: Uint8Array): Encoding | null {
  const zeros = [0, 0];
  bytes.subarray(0, MAX_EXAMINED).forEach((byte, place) => {
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  });
  const [even, odd] = zeros;
  if (odd && !even) return 'utf-16le';
  return even && !odd ? 'utf-16be' : null;
}

/** Returns whether bytes are UTF-8, except for a few that were damaged on the way. */
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
