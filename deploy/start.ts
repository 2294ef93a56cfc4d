/**
 * `npm start`: serves the build. It listens to this machine only, unless TRUSTED_PROXIES says that proxies in front name
 * the visitor, or `--hostname` names another interface.
 */
import { setDefaultResultOrder } from 'node:dns';
import { createRequire } from 'node:module';
import nextEnv from '@next/env';

nextEnv.loadEnvConfig(process.cwd());
const given = process.argv.slice(2);
const isOpen = process.env.TRUSTED_PROXIES || given.includes('--hostname');
// By name: Next takes its own rewrites for those to another host if it listens on 127.0.0.1.
const host = isOpen ? [] : ['--hostname', 'localhost'];
// 127.0.0.1, where proxies and the site itself expect it, before ::1.
setDefaultResultOrder('ipv4first');
// Node itself strips the types of next.config.ts, so that Next's compiler is not loaded.
process.argv.splice(
  2,
  given.length,
  'start',
  '--experimental-next-config-strip-types',
  ...host,
  ...given,
);
createRequire(import.meta.url)('next/dist/bin/next');
