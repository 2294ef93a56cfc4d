/** Encodings that a person can choose for a file, by their TextDecoder names. */
export const ENCODINGS = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16, big endian',
  'windows-1252': 'Western European, Windows-1252',
  'windows-1250': 'Central European, Windows-1250',
  'windows-1251': 'Cyrillic, Windows-1251',
  'windows-1253': 'Greek, Windows-1253',
  'windows-1254': 'Turkish, Windows-1254',
  'windows-1255': 'Hebrew, Windows-1255',
  'windows-1256': 'Arabic, Windows-1256',
  'windows-1257': 'Baltic, Windows-1257',
  'windows-1258': 'Vietnamese, Windows-1258',
  shift_jis: 'Japanese, Shift_JIS',
} as const;
export type Encoding = keyof typeof ENCODINGS;
export const ENCODING_NAMES = Object.keys(ENCODINGS) as [Encoding, ...Encoding[]];

/** Delimiters between the cells of a file, and their names. */
export const DELIMITER_NAMES = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'pipes',
} as const;
export type Delimiter = keyof typeof DELIMITER_NAMES;
export const DELIMITERS = Object.keys(DELIMITER_NAMES) as Delimiter[];
