import { createHash } from 'node:crypto';
import { preferencesScript } from './preferences-script.ts';
import { type VideoSources, videoSources } from './video-hosts.ts';

/** Facts about the site that a policy depends on. */
type Site = {
  /** True if the site is served by https. */
  secure: boolean;
  /** Further origins that a page's scripts may connect to. */
  connectTo?: string[];
  /** Origin of the storage that serves videos. */
  storage?: string;
  /** True if our own pages may embed the page in a frame. */
  isFramed?: boolean;
};

const baseFor = (ancestors: "'none'" | "'self'") => [
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  `frame-ancestors ${ancestors}`,
];

const withoutAttributes = "script-src-attr 'none'";

/**
 * Policy of every response. Redirects, refusals and the empty document of a page that fails at its first render have no
 * other policy.
 */
export const BASE_POLICY = [...baseFor("'none'"), withoutAttributes].join('; ');

/** The same for pages that our pages embed in a frame. */
export const FRAMED_POLICY = [...baseFor("'self'"), withoutAttributes].join('; ');

/** Policy of files: a picture or feed opened directly cannot run or load anything. */
export const FILE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Returns the policy of a cached page: the known inline scripts of `html` are allowed by their hashes. */
export function hashPolicy(html: string, site: Site): string {
  const scripts = inlineScripts(html).filter(isTrusted).map(hashSource);
  return policy(scripts, site, videoSources(html, site.storage));
}

/**
 * Returns the policy of a page rendered for one request: inline scripts with `nonce` are allowed.
 * @param videos sources of videos that the page may load, which are not known from its HTML
 */
export function noncePolicy(nonce: string, site: Site, videos?: VideoSources): string {
  return policy([`'nonce-${nonce}'`, hashSource(preferencesScript)], site, videos);
}

/**
 * Allows inline styles: React writes style attributes, and dialogs, toasts and the calendar add style elements (the
 * calendar with a data font for its icons).
 */
function policy(
  inlineScriptSources: string[],
  { secure, connectTo = [], isFramed = false }: Site,
  { media, frames }: VideoSources = { media: [], frames: [] },
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(inlineScriptSources)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    ["connect-src 'self'", ...connectTo].join(' '),
    ...(media.length > 0 ? [["media-src 'self'", ...media].join(' ')] : []),
    ...(frames.length > 0 ? [['frame-src', ...frames].join(' ')] : []),
    ...baseFor(isFramed ? "'self'" : "'none'"),
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes = '']) => !/\s(src=|type="application\/ld\+json")/.test(attributes))
    .map(([, , text = '']) => text);
}

/** A script injected into the content matches none of these, so it is never allowed. */
const isTrusted = (text: string) => isOwnScript('', text) || isFrameworkScript('', text);

/** Returns whether this site wrote the script: the script in the head, structured data, or a file of public/scripts. */
export function isOwnScript(attributes: string, text: string): boolean {
  if (/\ssrc=/.test(attributes)) return /\ssrc="\/scripts\//.test(attributes);
  return text === preferencesScript || /\stype="application\/ld\+json"/.test(attributes);
}

const PUSH_CALLS = [
  '(self.__next_f=self.__next_f||[]).push(',
  'self.__next_f.push(',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
];

/** Returns whether Next wrote the script: a file of its build, or an inline script that only pushes JSON. */
export function isFrameworkScript(attributes: string, text: string): boolean {
  if (/\ssrc=/.test(attributes)) return /\ssrc="\/_next\/static\//.test(attributes);
  const start = PUSH_CALLS.find((candidate) => text.startsWith(candidate));
  return start !== undefined && isJson(text.slice(start.length).replace(/\);?$/, ''));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
