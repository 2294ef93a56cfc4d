import { createHash } from 'node:crypto';
import { preferencesScript } from './preferences-script.ts';

/** Facts about the site that a policy depends on. */
type Site = {
  /** The site is served by https. */
  secure: boolean;
  /** Origins besides its own that a page's scripts may connect to. */
  connectTo?: string[];
};

const BASE = [
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/**
 * The policy of every response. It is the only one of redirects, refusals and the empty document of a page that fails
 * at its first render.
 */
export const BASE_POLICY = [...BASE, "script-src-attr 'none'"].join('; ');

/** The policy of files: a picture or a feed that is opened by itself runs and loads nothing. */
export const FILE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Returns the policy of a cached page: the known inline scripts of `html` are allowed by their hashes. */
export function hashPolicy(html: string, site: Site): string {
  return policy(inlineScripts(html).filter(isKnown).map(hashSource), site);
}

/** Returns the policy of every content page: they have no inline script but that of the root layout. */
export function contentPolicy(site: Site): string {
  return policy([hashSource(preferencesScript)], site);
}

/** Returns the policy of a page that is rendered for one request: inline scripts with `nonce` are allowed. */
export function noncePolicy(nonce: string, site: Site): string {
  return policy([`'nonce-${nonce}'`, hashSource(preferencesScript)], site);
}

/**
 * Allows inline styles: React writes style attributes, and dialogs, toasts and the calendar add style elements (the
 * calendar with a data font for its icons).
 */
function policy(inlineScriptSources: string[], { secure, connectTo = [] }: Site): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(inlineScriptSources)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    ["connect-src 'self'", ...connectTo].join(' '),
    ...BASE,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes = '']) => !/\s(src=|type="application\/ld\+json")/.test(attributes))
    .map(([, , text = '']) => text);
}

const PUSH_CALLS = [
  '(self.__next_f=self.__next_f||[]).push(',
  'self.__next_f.push(',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
];

/**
 * Returns whether this site or Next wrote the script. Next's inline scripts only push JSON, so a script that was
 * injected into the content is never accepted.
 */
function isKnown(script: string): boolean {
  const start = PUSH_CALLS.find((candidate) => script.startsWith(candidate));
  return script === preferencesScript || (start !== undefined && isPushOfJson(script, start));
}

function isPushOfJson(script: string, start: string): boolean {
  try {
    JSON.parse(script.slice(start.length).replace(/\);?$/, ''));
    return true;
  } catch {
    return false;
  }
}

function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
