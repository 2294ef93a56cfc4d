import { isFrameworkScript, isOwnScript } from '../../security/csp.ts';

type Headers = Record<string, unknown> | undefined;

const tagsOf = (headers: Headers) => String(headers?.['x-next-cache-tags']);

/** Returns whether the headers are those of a page of the route group that needs no framework script. */
export function isContentPage(headers: Headers): boolean {
  return /\/\(content\)\/layout(,|$)/.test(tagsOf(headers));
}

/** Returns whether they are those of a list with filters. There is no end of such pages, so none is stored. */
export function isFilteredPage(headers: Headers): boolean {
  return tagsOf(headers).includes('/(content)/filtered/');
}

const SCRIPT = /<script([^>]*)>(.*?)<\/script>/gs;
const SCRIPT_PRELOAD = /<link\s[^>]*\bas="script"[^>]*>/g;

/**
 * Returns the HTML of a content page without the scripts and data that React needs to take a page over. Only scripts of
 * this site stay, so a page can never run what this function does not know.
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
 * Returns the scripts of a page as Next wrote it that neither this site nor Next is known to write, and parts that
 * only a script would put into their place.
 */
export function unknownScripts(html: string): string[] {
  const scripts = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '', text = '']) => !isOwnScript(attributes, text))
    .filter(([, attributes = '', text = '']) => !isFrameworkScript(attributes, text));
  const lateParts = html.matchAll(/<(?:div hidden=""|template) id="[SB]:[^>]*>/g);
  return [...scripts, ...lateParts].map(([tag]) => tag);
}
