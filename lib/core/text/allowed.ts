/**
 * The one list of what a text may contain next to Markdown. The renderer, feeds, mails, Markdown twins, the editor, the
 * check before publishing and the paste converter derive from it; the search index in SQL has the same names, which
 * `allowed.test.ts` compares.
 */

/** HTML elements that visitors get, with the attributes that they keep. */
export const ALLOWED_ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  abbr: ['title'],
  br: [],
  details: ['open'],
  kbd: [],
  sub: [],
  summary: [],
  sup: [],
};

/** Elements that are left out with everything in them: what they contain is code, or for browsers that no one uses. */
export const HIDDEN_ELEMENTS: readonly string[] =
  'applet iframe math noembed noframes noscript object script style svg template'.split(' ');

/** Blocks of HTML whose tags are left out; their words stay, apart from the words around them. */
export const BLOCK_ELEMENTS: readonly string[] = (
  'address article aside blockquote body caption center col colgroup dd dialog dir div dl dt fieldset figcaption figure footer form ' +
  'frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li link main menu menuitem nav ol optgroup option p param pre search ' +
  'section select source table tbody td textarea tfoot th thead title tr track ul'
).split(' ');

/** Other elements of HTML, whose tags are left out; their words stay. */
export const INLINE_ELEMENTS: readonly string[] = (
  'a acronym area audio b base basefont bdi bdo big blink button canvas cite code data datalist del dfn em embed font i img input ins label map mark ' +
  'marquee meta meter nobr output picture progress q rb rp rt rtc ruby s samp slot small span strike strong time tt u var video wbr'
).split(' ');

/** Schemes of the links that a visitor can follow. Every other link is its words. */
export const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'] as const;

/** The fate of a tag. A name that HTML does not know, such as `<your-token>`, is a word in angle brackets. */
export type TagFate = 'allowed' | 'hidden' | 'block' | 'inline' | 'word';

/** Returns what becomes of the tags of an element. */
export function fateOfTag(name: string): TagFate {
  const tag = name.toLowerCase();
  if (Object.hasOwn(ALLOWED_ELEMENTS, tag)) return 'allowed';
  if (HIDDEN_ELEMENTS.includes(tag)) return 'hidden';
  if (BLOCK_ELEMENTS.includes(tag)) return 'block';
  return INLINE_ELEMENTS.includes(tag) ? 'inline' : 'word';
}

/** Returns whether a visitor can follow a link: it leads to a page, into this text, to a mailbox or to a phone. */
export function isFollowed(url: string): boolean {
  const anywhere = 'https://site.invalid';
  if (url.trim() === '' || !URL.canParse(url, anywhere)) return false;
  const { protocol } = new URL(url, anywhere);
  return LINK_SCHEMES.some((scheme) => protocol === `${scheme}:`);
}
