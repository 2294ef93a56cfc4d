import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import type { ReactElement } from 'react';
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

export type SocialImage = {
  /** Kind of the page, or its section of the site. */
  label: string;
  title: string;
  /** Key facts such as a price, a date or a place; by default the company's claims. */
  facts?: (string | null)[];
  /** Drawing of the page's subject, at most 480 pixels wide. */
  figure: ReactElement;
  /** URL of the portrait of the author, teacher or presenter: PNG, JPEG or SVG. */
  face?: string | null;
};

const claims = brand.claims.map(({ figure, label }) => `${figure} ${label}`);

/** Returns the social image of a page, 1200 × 630: its kind, title, some facts and its drawing. */
export function socialImage({ label, title, facts = claims, figure, face }: SocialImage) {
  return new ImageResponse(
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        backgroundColor: lightTheme.paper,
        color: lightTheme.ink,
        fontFamily: 'Geist',
      }}
    >
      <div style={{ display: 'flex', flexDirection: 'column', width: 720, padding: '60px 56px' }}>
        <div style={{ display: 'flex', alignItems: 'center', gap: 16, fontSize: 34 }}>
          <Sign />
          <span style={{ letterSpacing: '-0.02em' }}>{brand.name}</span>
        </div>
        <div style={{ ...labelStyle, marginTop: 'auto' }}>{label}</div>
        <div
          style={{
            display: 'block',
            ...(title.length > 40
              ? { fontSize: 52, lineClamp: 5 }
              : { fontSize: 66, lineClamp: 4 }),
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
            alignItems: 'center',
            gap: 20,
            marginTop: 'auto',
            paddingTop: 24,
            borderTop: `2px solid ${lightTheme.line}`,
            fontFamily: 'Geist Mono',
            fontSize: 22,
            lineHeight: 1.4,
            color: lightTheme.ink3,
          }}
        >
          {face && <Face src={face} />}
          <div style={{ display: 'flex', flex: 1 }}>{facts.filter(Boolean).join(' · ')}</div>
        </div>
      </div>
      <div
        style={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          width: 480,
          backgroundColor: lightTheme.accentSoft,
        }}
      >
        {figure}
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

/** A round portrait. */
function Face({ src }: { src: string }) {
  const circle = { borderRadius: 48, backgroundColor: lightTheme.accentSoft };
  // biome-ignore lint/performance/noImgElement: drawn here, not loaded by a browser.
  return <img alt="" src={src} width={96} height={96} style={circle} />;
}

/** The logo symbol. */
function Sign() {
  return (
    <svg aria-hidden width="38" height="38" viewBox="2 2 20 20" fill="none">
      <path d="M8.4 15.6 15 9" stroke={lightTheme.ink} strokeWidth="1.75" />
      <circle cx="6.5" cy="17.5" r="3.6" stroke={lightTheme.ink} strokeWidth="1.75" />
      <circle cx="17.25" cy="6.75" r="4.25" fill={lightTheme.accent} />
    </svg>
  );
}
