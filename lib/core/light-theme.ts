/** The light theme of app/globals.css for pictures, mails and PDF files, which cannot read CSS. */
export const lightTheme = {
  paper: '#faf9f6',
  surface: '#ffffff',
  line: '#e3e0d8',
  lineStrong: '#8a8d96',
  ink: '#14161b',
  ink2: '#454954',
  ink3: '#666a76',
  accent: '#4338ca',
  accentSoft: '#ecebfb',
} as const;
