import { isFrameworkScript, isOwnScript } from '../../security/csp.ts';

type Headers = Record<string, unknown> | undefined;

const tagsOf = (headers: Headers) => String(headers?.['x-next-cache-tags']);

/** Returns whether the headers belong to a page of the route group without framework scripts. */
export function isContentPage(headers: Headers): boolean {
  return /\/\(content\)\/layout(,|$)/.test(tagsOf(headers));
}

/** Returns whether the headers belong to a filtered list or a form with its subject. There are unlimited such pages, so they are not stored. */
export function isFilteredPage(headers: Headers): boolean {
  return /\/\((content|forms)\)\/filtered\//.test(tagsOf(headers));
}

const SCRIPT = /<script([^>]*)>(.*?)<\/script>/gs;
const SCRIPT_PRELOAD = /<link\s[^>]*\bas="script"[^>]*>/g;

/**
 * Returns the HTML of a content page without the scripts and data for React's hydration. Only scripts of this site
 * remain, so a page can never run a script unknown to this function.
 */
export function removeFrameworkScripts(html: string): string {
  return html
    .replace(SCRIPT, (script, attributes: string, text: string) =>
      isOwnScript(attributes, text) ? script : '',
    )
    .replace(SCRIPT_PRELOAD, '')
    .replace(/<!--(?: |\/?\$)-->/g, '');
}

/**
 * Returns the scripts in a page's HTML that come from neither this site nor Next, and parts that only a script would
 * insert.
 */
export function unknownScripts(html: string): string[] {
  const scripts = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '', text = '']) => !isOwnScript(attributes, text))
    .filter(([, attributes = '', text = '']) => !isFrameworkScript(attributes, text));
  const lateParts = html.matchAll(/<(?:div hidden=""|template) id="[SB]:[^>]*>/g);
  return [...scripts, ...lateParts].map(([tag]) => tag);
}
