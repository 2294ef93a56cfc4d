import localFont from 'next/font/local';

/*
 * Geist from its package, weights 400 to 600, cut by fonttools 4.38. For each variable TTF file F:
 *   fonttools varLib.instancer F wght=400:600 -o cut.ttf
 *   pyftsubset cut.ttf --flavor=woff2 --layout-features+=tnum --unicodes=U
 * U of sans and mono: U+0020-007E,U+00A0-00FF,U+2010-2015,U+2018-201E,U+2022,U+2026,U+202F,U+2190-2193,U+2197,U+20AC,
 * U+2122,U+2212,U+2318,U+2713. U of sans-ext is its range below.
 *
 * Only the first font is preloaded. A font that loads too late is only used on the next page (`optional`), because
 * swapping fonts would shift the layout.
 */
export const geistSans = localFont({
  src: './geist-sans.woff2',
  variable: '--font-geist-sans',
  weight: '400 600',
  display: 'optional',
});

/** Letters that few pages use; browsers load them only for pages that contain one. */
export const geistSansExtended = localFont({
  src: './geist-sans-ext.woff2',
  variable: '--font-geist-sans-ext',
  weight: '400 600',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-017F,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-200F,U+2016-2017,U+201F-2021,U+2023-2025,U+2027-202E,U+2030-206F,U+2074,U+2215,U+2264-2265,U+FFFD',
    },
  ],
});

export const geistMono = localFont({
  src: './geist-mono.woff2',
  variable: '--font-geist-mono',
  weight: '400 600',
  display: 'optional',
  preload: false,
  // The fallback is a monospaced font with digits of the same width; Next would adjust Arial instead.
  adjustFontFallback: false,
});
