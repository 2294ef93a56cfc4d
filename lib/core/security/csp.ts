import { createHash } from 'node:crypto';
import { preferencesScript } from './preferences-script.ts';

/** Where this site runs, as far as a policy must know it. */
type Site = {
  /** Whether visitors reach it by https. */
  secure: boolean;
  /** Origins that a page's scripts may talk to besides its own. */
  connectTo?: string[];
};

const FLOOR = [
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/**
 * What holds for every answer, and alone only for those that nothing can foresee: redirects, refusals,
 * and the empty document in which a page that was never made before fails.
 */
export const FLOOR_POLICY = [...FLOOR, "script-src-attr 'none'"].join('; ');

/** For what is no page: a picture or a feed that is opened by itself runs and loads nothing. */
export const FILE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/**
 * The policy of a page that is stored and served to everyone: of the inline scripts in `html` those
 * run that are known, byte by byte.
 */
export function hashPolicy(html: string, site: Site): string {
  return policy(inlineScripts(html).filter(isKnown).map(hashSource), site);
}

/** The policy of a page that is made for one request: inline scripts that carry `nonce` run. */
export function noncePolicy(nonce: string, site: Site): string {
  return policy([`'nonce-${nonce}'`, hashSource(preferencesScript)], site);
}

/**
 * Styles may be inline: React writes style attributes, and dialogs, toasts and the calendar add style
 * elements, the calendar with its icons as a font in it. Scripts may not.
 */
function policy(inlineScriptSources: string[], { secure, connectTo = [] }: Site): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(inlineScriptSources)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    ["connect-src 'self'", ...connectTo].join(' '),
    ...FLOOR,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes = '']) => !/\s(src=|type="application\/ld\+json")/.test(attributes))
    .map(([, , text = '']) => text);
}

const pushed = [
  '(self.__next_f=self.__next_f||[]).push(',
  'self.__next_f.push(',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
];

/**
 * Whether this site or Next itself wrote the script. Next's own only push JSON, so a script that got
 * into the content of a page is never taken for one.
 */
function isKnown(script: string): boolean {
  const start = pushed.find((candidate) => script.startsWith(candidate));
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
