import { env } from './env.ts';

/**
 * Returns the URL of a path for requests of this server to itself. A CDN in front of SITE_URL would be a detour or
 * refuse the request. Next writes PORT when it starts to listen.
 */
export function internalUrl(path: string): string {
  return (env.INTERNAL_URL || `http://127.0.0.1:${process.env.PORT ?? '3000'}`) + path;
}
