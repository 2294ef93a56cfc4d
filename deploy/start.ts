/**
 * `npm start`: serves the build. Listens on this machine only, unless TRUSTED_PROXIES is set (proxies in front pass the
 * visitor's IP), or `--hostname` selects another interface.
 */
import { setDefaultResultOrder } from 'node:dns';
import { createRequire } from 'node:module';
import nextEnv from '@next/env';

nextEnv.loadEnvConfig(process.cwd());
const given = process.argv.slice(2);
const isOpen = process.env.TRUSTED_PROXIES || given.includes('--hostname');
// Not 127.0.0.1, because Next would then treat its own rewrites as rewrites to another host.
const host = isOpen ? [] : ['--hostname', 'localhost'];
// Resolve to 127.0.0.1, which proxies and the site itself use, before ::1.
setDefaultResultOrder('ipv4first');
// Lets Node strip the types of next.config.ts, so that Next does not load its compiler.
process.argv.splice(
  2,
  given.length,
  'start',
  '--experimental-next-config-strip-types',
  ...host,
  ...given,
);
createRequire(import.meta.url)('next/dist/bin/next');
