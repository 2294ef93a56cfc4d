import localFont from 'next/font/local';

/*
 * Geist from its package, reduced to a quarter: Latin, some signs, weights 400 to 600. For each variable
 * TTF file F (fonttools 4.66):
 *   fonttools varLib.instancer F wght=400:600 -o cut.ttf
 *   pyftsubset cut.ttf --flavor=woff2 --layout-features+=tnum --unicodes=U+0000-017F,U+02BB-02BC,U+02C6,
 *     U+02DA,U+02DC,U+2000-206F,U+2074,U+20AC,U+2122,U+2190-2193,U+2197,U+2212,U+2215,U+2264-2265,U+2318,U+2713,U+FFFD
 *
 * Both are preloaded. A font that arrives too late is used on the next page (`optional`), because a change of
 * font moves the text.
 */
export const geistSans = localFont({
  src: './geist-sans.woff2',
  variable: '--font-geist-sans',
  weight: '400 600',
  display: 'optional',
});

export const geistMono = localFont({
  src: './geist-mono.woff2',
  variable: '--font-geist-mono',
  weight: '400 600',
  display: 'optional',
  // The fallback is a monospaced font with digits of the same width; Next would adjust Arial.
  adjustFontFallback: false,
});
