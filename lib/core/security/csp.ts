import { createHash } from 'node:crypto';
import { preferencesScript } from './preferences-script.ts';
import { type VideoSources, videoSources } from './video-hosts.ts';

/** Facts about the site that a policy depends on. */
type Site = {
  /** The site is served by https. */
  secure: boolean;
  /** Origins, in addition to its own, that a page's scripts may connect to. */
  connectTo?: string[];
  /** Origin of the storage, to which URLs of videos lead. */
  storage?: string;
  /** Our own pages may show the page in a frame. */
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
 * The policy of every response. It is the only one of redirects, refusals and the empty document of a page that fails
 * at its first render.
 */
export const BASE_POLICY = [...baseFor("'none'"), withoutAttributes].join('; ');

/** The same for pages that ours show in a frame. */
export const FRAMED_POLICY = [...baseFor("'self'"), withoutAttributes].join('; ');

/** The policy of files: a picture or a feed that is opened on its own runs and loads nothing. */
export const FILE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Returns the policy of a cached page: the known inline scripts of `html` are allowed by their hashes. */
export function hashPolicy(html: string, site: Site): string {
  const scripts = inlineScripts(html).filter(isTrusted).map(hashSource);
  return policy(scripts, site, videoSources(html, site.storage));
}

/**
 * Returns the policy of a page that is rendered for one request: inline scripts with `nonce` are allowed.
 * @param videos what the page may load for videos; it is not known from its HTML
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

/** A script that was injected into the content is none of these, so it is never allowed. */
const isTrusted = (text: string) => isOwnScript('', text) || isFrameworkScript('', text);

/** Returns whether this site wrote the script: that of the head, structured data, or a file of public/scripts. */
export function isOwnScript(attributes: string, text: string): boolean {
  if (/\ssrc=/.test(attributes)) return /\ssrc="\/scripts\//.test(attributes);
  return text === preferencesScript || /\stype="application\/ld\+json"/.test(attributes);
}

const PUSH_CALLS = [
  '(self.__next_f=self.__next_f||[]).push(',
  'self.__next_f.push(',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
];

/** Returns whether Next wrote the script: a file of its build, or an inline script, which only pushes JSON. */
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
