import { env } from './env.ts';

/**
 * Returns the URL of a path of this server for itself: in front of SITE_URL may be a CDN, which would be a detour or
 * refuse. Next writes PORT when it starts to listen.
 */
export function internalUrl(path: string): string {
  return (env.INTERNAL_URL || `http://127.0.0.1:${process.env.PORT ?? '3000'}`) + path;
}
