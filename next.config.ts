import { join } from 'node:path';
import type { NextConfig } from 'next';
import { bundleScripts } from './components/marketing/script/bundle.ts';
import { MAX_REQUEST_BYTES, TOO_LARGE_ANCHOR } from './lib/careers/applications/cv-rules.ts';
import { env } from './lib/core/env.ts';
import { FRESH_SECONDS, KEPT_SECONDS } from './lib/core/lifetimes.ts';
import { migrationVersions } from './lib/core/readiness/migration-versions.ts';
import { FILE_POLICY } from './lib/core/security/csp.ts';
import { responseHeaders } from './lib/core/security/headers.ts';
import { markdownRewrites } from './lib/paths/markdown.ts';
import { contentPath, markdownPath, sampleMarkdownPath, samplePath } from './lib/paths/site.ts';
import { CONTENT_TABLES } from './lib/paths.ts';

/**
 * Settings that a later Next may change or lack (.github/next-internals.md). `NEXT_PLAIN=1` builds and starts the site
 * without them: slower, and every public page loads React.
 */
const internals: NextConfig = {
  cacheHandler: join(import.meta.dirname, 'lib/core/cache/next/page-cache.ts'),
  experimental: {
    // Otherwise the not-found screen is in the inline data of every page: 18 kB.
    globalNotFound: true,
    // A page's code is loaded by its first visitor.
    preloadEntriesOnStart: false,
    // Few, large chunks: a form page loads 7 files instead of 12 and 6 kB less. Price: staff screens repeat shared code.
    turbopackChunking: { minChunkSize: 1_000_000, maxMergeChunkSize: 1_000_000 },
  },
};

const settings: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  // A folder that runs without node_modules.
  output: env.STANDALONE ? 'standalone' : undefined,
  poweredByHeader: false,
  // The editor shows HTML as text: without the parsers of HTML, CSS and JavaScript.
  turbopack: {
    resolveAlias: { '@codemirror/lang-html': './components/content/writing/no-html.ts' },
  },
  reactStrictMode: true,
  // `npm test` and `npm run check` check the types, including those of tests and scripts.
  typescript: { ignoreBuildErrors: true },
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
  // A folder cannot be named '[slug].md'.
  rewrites: async () => [
    ...CONTENT_TABLES.map((table) => ({
      source: markdownPath(table, ':slug([a-z0-9-]+)'),
      destination: `/markdown${contentPath(table, ':slug')}`,
    })),
    {
      source: sampleMarkdownPath(':slug([a-z0-9-]+)', ':lesson([a-z0-9-]+)'),
      destination: `/markdown${samplePath(':slug', ':lesson')}`,
    },
    ...markdownRewrites,
  ],
  // pdfkit reads its data files at run time; of prom-client there must be one copy in all bundles.
  serverExternalPackages: ['pdfkit', 'prom-client'],
  experimental: { serverActions: { bodySizeLimit: MAX_REQUEST_BYTES } },
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

const whole: NextConfig = env.NEXT_PLAIN
  ? settings
  : {
      ...settings,
      ...internals,
      experimental: { ...settings.experimental, ...internals.experimental },
    };

export default async function config(phase: string): Promise<NextConfig> {
  if (phase === 'phase-production-server') {
    const { joinServers } = await import('./lib/core/cache/cluster/join.ts');
    await joinServers();
    return whole;
  }
  // The pages contain the URLs of their scripts; a server compares its migrations with those of the database.
  const BUILD_MIGRATIONS = migrationVersions().join(',');
  return { ...whole, env: { ...(await bundleScripts()), BUILD_MIGRATIONS } };
}
