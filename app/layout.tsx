import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { brand } from '@/lib/brand';
import { env } from '@/lib/core/env';
import { preferencesScript } from '@/lib/core/security/preferences-script';
import { geistMono, geistSans, geistSansExtended } from './fonts/fonts';

export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  title: { default: `${brand.name}: automations that scale`, template: `%s · ${brand.name}` },
  description: brand.description,
  openGraph: { siteName: brand.name, type: 'website', locale: 'en_US' },
  twitter: { card: 'summary_large_image' },
  formatDetection: { telephone: false },
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#faf9f6' },
    { media: '(prefers-color-scheme: dark)', color: '#0d0f13' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The script in the head may have set attributes that the server does not know.
    <html
      lang="en"
      data-scroll-behavior="smooth"
      className={`${geistSans.variable} ${geistSansExtended.variable} ${geistMono.variable}`}
      suppressHydrationWarning
    >
      <head>
        {/* Not in `viewport`: Next would reset it on each navigation, and the browser would recompute all styles. */}
        <meta name="color-scheme" content="light dark" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, allowed by its hash. */}
        <script dangerouslySetInnerHTML={{ __html: preferencesScript }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
