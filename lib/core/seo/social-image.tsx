import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { brand } from '@/lib/brand';
import { lightTheme } from '@/lib/core/light-theme';

export const size = { width: 1200, height: 630 };
export const contentType = 'image/png';

const fontFolder = join(process.cwd(), 'node_modules/geist/dist/fonts');
const [sans, mono] = await Promise.all([
  readFile(join(fontFolder, 'geist-sans/Geist-SemiBold.ttf')),
  readFile(join(fontFolder, 'geist-mono/GeistMono-Regular.ttf')),
]);

const labelStyle = {
  fontFamily: 'Geist Mono',
  fontSize: 22,
  letterSpacing: '0.08em',
  textTransform: 'uppercase',
  color: lightTheme.ink3,
} as const;

type SocialImage = {
  /** Kind of the page, or its section of the site. */
  label: string;
  title: string;
  /** Key facts such as a price, a date or a place; by default the firm's claims. */
  facts?: (string | null)[];
};

const claims = brand.claims.map(({ figure, label }) => `${figure} ${label}`);

/** Returns the picture of a shared link, 1200 × 630: the kind of the page, its title and some facts. */
export function socialImage({ label, title, facts = claims }: SocialImage) {
  return new ImageResponse(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: '64px 72px 56px',
        backgroundColor: lightTheme.paper,
        color: lightTheme.ink,
        fontFamily: 'Geist',
      }}
    >
      <Figure />
      <div style={{ display: 'flex', alignItems: 'center', gap: 16, fontSize: 34 }}>
        <Sign />
        <span style={{ letterSpacing: '-0.02em' }}>{brand.name}</span>
      </div>
      <div style={{ ...labelStyle, marginTop: 'auto' }}>{label}</div>
      <div
        style={{
          display: 'block',
          ...(title.length > 48 ? { fontSize: 56, lineClamp: 4 } : { fontSize: 76, lineClamp: 3 }),
          width: 760,
          marginTop: 20,
          lineHeight: 1.08,
          letterSpacing: '-0.02em',
        }}
      >
        {title}
      </div>
      <div
        style={{
          display: 'flex',
          marginTop: 'auto',
          paddingTop: 26,
          borderTop: `2px solid ${lightTheme.line}`,
          fontFamily: 'Geist Mono',
          fontSize: 26,
          color: lightTheme.ink3,
        }}
      >
        {facts.filter(Boolean).join(' · ')}
      </div>
    </div>,
    {
      ...size,
      fonts: [
        { name: 'Geist', data: sans, weight: 600 },
        { name: 'Geist Mono', data: mono, weight: 400 },
      ],
    },
  );
}

/** The sign of the word mark. */
function Sign() {
  return (
    <svg aria-hidden width="38" height="38" viewBox="2 2 20 20" fill="none">
      <path d="M8.4 15.6 15 9" stroke={lightTheme.ink} strokeWidth="1.75" />
      <circle cx="6.5" cy="17.5" r="3.6" stroke={lightTheme.ink} strokeWidth="1.75" />
      <circle cx="17.25" cy="6.75" r="4.25" fill={lightTheme.accent} />
    </svg>
  );
}

const nodes = [
  [1, 1],
  [133, 99],
  [1, 197],
  [133, 295],
] as const;

/** The workflow of the home page in hairlines. */
function Figure() {
  return (
    <svg
      aria-hidden
      width="270"
      height="364"
      viewBox="0 0 270 364"
      fill="none"
      strokeWidth="2"
      style={{ position: 'absolute', top: 64, right: 72 }}
    >
      <path
        d="M70 68v52a12 12 0 0 0 12 12h62M206 166v52a12 12 0 0 1-12 12h-60M70 264v52a12 12 0 0 0 12 12h62"
        stroke={lightTheme.lineStrong}
      />
      {nodes.map(([x, y]) => (
        <g key={y} transform={`translate(${x} ${y})`}>
          <rect
            width="136"
            height="68"
            rx="10"
            fill={lightTheme.surface}
            stroke={lightTheme.lineStrong}
          />
          <circle cx="25" cy="34" r="7" fill={lightTheme.accent} />
          <path d="M45 34h66" stroke={lightTheme.line} />
        </g>
      ))}
    </svg>
  );
}
