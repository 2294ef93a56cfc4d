import { statfsSync } from 'node:fs';
import { ask, type Check } from './site.ts';

const OLDEST_NODE = [22, 18] as const;
const MAX_CLOCK_MS = 30_000;
const MIN_FREE_BYTES = 1e9;

/** Returns what is wrong with a version of Node. */
export function nodeVersion(version: string): string[] {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldest, oldestMinor] = OLDEST_NODE;
  const isOld = major < oldest || (major === oldest && minor < oldestMinor);
  return isOld ? [`Node ${version} is too old: install ${OLDEST_NODE.join('.')} or newer.`] : [];
}

export const disk: Check = () => {
  const { bavail, bsize } = statfsSync('.');
  const free = bavail * bsize;
  return free < MIN_FREE_BYTES
    ? [`Only ${Math.round(free / 1e6)} MB are free on the disk of the site: make room for 1 GB.`]
    : [];
};

/** Compares the clock with that of Supabase: signed links, rate limits and sessions depend on it. */
export const clock: Check = async (site) => {
  const asked = Date.now();
  const response = await ask(site, `${site.env.NEXT_PUBLIC_SUPABASE_URL}/auth/v1/health`);
  const theirs = Date.parse(response?.headers.get('date') ?? '');
  // Halfway between question and answer; their header has whole seconds.
  const ours = (asked + Date.now()) / 2;
  const seconds = Math.round(Math.abs(ours - theirs) / 1000);
  return seconds * 1000 > MAX_CLOCK_MS
    ? [
        `The clock of this machine is ${seconds} seconds off: switch on NTP (timedatectl set-ntp true).`,
      ]
    : [];
};
