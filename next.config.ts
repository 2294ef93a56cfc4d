import type { NextConfig } from 'next';
import './lib/env';

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` and `npm run check` check the types, those of tests and scripts too.
  typescript: { ignoreBuildErrors: true },
  images: { formats: ['image/webp'] },
};

export default config;
