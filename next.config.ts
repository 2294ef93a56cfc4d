import { join } from 'node:path';
import type { NextConfig } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import { bundleScripts } from './components/marketing/script/bundle';
import { MAX_REQUEST_BYTES, TOO_LARGE_ANCHOR } from './lib/careers/applications/cv-rules';
import { FRESH_SECONDS, KEPT_SECONDS } from './lib/core/cache/lifetimes';
import { env } from './lib/core/env';
import { FILE_POLICY } from './lib/core/security/csp';
import { responseHeaders } from './lib/core/security/headers';

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` and `npm run check` check the types, including those of tests and scripts.
  typescript: { ignoreBuildErrors: true },
  cacheHandler: join(import.meta.dirname, 'lib/core/cache/next/page-cache.ts'),
  expireTime: FRESH_SECONDS + KEPT_SECONDS,
  headers: async () => responseHeaders,
  images: {
    formats: ['image/webp'],
    contentSecurityPolicy: FILE_POLICY,
    remotePatterns: [new URL('/storage/v1/object/public/images/**', env.NEXT_PUBLIC_SUPABASE_URL)],
    // The embedded Supabase is on this machine.
    dangerouslyAllowLocalIP: /^https?:\/\/(127\.0\.0\.1|localhost)[:/]/.test(
      env.NEXT_PUBLIC_SUPABASE_URL,
    ),
  },
  // It reads its data files at run time.
  serverExternalPackages: ['pdfkit'],
  experimental: { globalNotFound: true, serverActions: { bodySizeLimit: MAX_REQUEST_BYTES } },
  // A server action drops the connection of a request above its limit. This answers without reading the body.
  redirects: async () => [
    {
      source: '/careers/:slug',
      has: [{ type: 'header', key: 'content-length', value: '(?:[6-9]\\d{6}|\\d{8,})' }],
      destination: `/careers/:slug#${TOO_LARGE_ANCHOR}`,
      statusCode: 303,
    },
  ],
};

/** The scripts of public pages are bundled before the pages are, which contain their URLs. */
export default async function configure(phase: string): Promise<NextConfig> {
  if (phase !== PHASE_PRODUCTION_BUILD && phase !== PHASE_DEVELOPMENT_SERVER) return config;
  return { ...config, env: await bundleScripts() };
}
