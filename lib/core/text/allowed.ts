/**
 * The only list of HTML that a text may contain in addition to Markdown. The renderer, feeds, mails, Markdown versions
 * of pages, the editor, the check before publishing and the paste converter use it. The search index in SQL repeats the
 * names, which `allowed.test.ts` compares.
 */

/** HTML elements that visitors receive, with the allowed attributes. */
export const ALLOWED_ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  abbr: ['title'],
  br: [],
  details: ['open'],
  kbd: [],
  sub: [],
  summary: [],
  sup: [],
};

/** Elements that are left out with their content, which is code or a fallback for obsolete browsers. */
export const HIDDEN_ELEMENTS: readonly string[] =
  'applet iframe math noembed noframes noscript object script style svg template'.split(' ');

/** HTML block elements whose tags are removed; their text is kept, separate from the text around it. */
export const BLOCK_ELEMENTS: readonly string[] = (
  'address article aside blockquote body caption center col colgroup dd dialog dir div dl dt fieldset figcaption figure footer form ' +
  'frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li link main menu menuitem nav ol optgroup option p param pre search ' +
  'section select source table tbody td textarea tfoot th thead title tr track ul'
).split(' ');

/** Other HTML elements whose tags are removed; their text is kept. */
export const INLINE_ELEMENTS: readonly string[] = (
  'a acronym area audio b base basefont bdi bdo big blink button canvas cite code data datalist del dfn em embed font i img input ins label map mark ' +
  'marquee meta meter nobr output picture progress q rb rp rt rtc ruby s samp slot small span strike strong time tt u var video wbr'
).split(' ');

/** Schemes of links that visitors can follow. Any other link is replaced by its text. */
export const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'] as const;

/** Treatment of a tag. A name that is not HTML, such as `<your-token>`, is a word in angle brackets. */
export type TagFate = 'allowed' | 'hidden' | 'block' | 'inline' | 'word';

/** Returns how the tags of an element are treated. */
export function fateOfTag(name: string): TagFate {
  const tag = name.toLowerCase();
  if (Object.hasOwn(ALLOWED_ELEMENTS, tag)) return 'allowed';
  if (HIDDEN_ELEMENTS.includes(tag)) return 'hidden';
  if (BLOCK_ELEMENTS.includes(tag)) return 'block';
  return INLINE_ELEMENTS.includes(tag) ? 'inline' : 'word';
}

/**
 * Returns whether a visitor can follow a link: to a page, within the text, to an email address or to a phone number.
 */
export function isFollowed(url: string): boolean {
  const anywhere = 'https://site.invalid';
  if (url.trim() === '' || !URL.canParse(url, anywhere)) return false;
  const { protocol } = new URL(url, anywhere);
  return LINK_SCHEMES.some((scheme) => protocol === `${scheme}:`);
}
