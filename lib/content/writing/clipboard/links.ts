const FOLLOWED = /^(https?:\/\/[^\s]+|mailto:[^\s]+|tel:[^\s]+|\/(?!\/)[^\s]*)$/i;

/** Redirect pages, with the parameter that contains the target. */
const DETOURS: readonly [host: RegExp, path: RegExp, parameter: string][] = [
  [/^(www\.)?google\.[a-z.]+$/, /^\/url$/, 'q'],
  [/^(www\.)?google\.[a-z.]+$/, /^\/url$/, 'url'],
  [/\.safelinks\.protection\.(outlook\.com|office365\.us)$/, /./, 'url'],
  [/^statics\.teams\.(cdn\.office\.net|microsoft\.com)$/, /safelinks/, 'url'],
  [/^outlook\.(office|office365|live)\.com$/, /safelink/, 'url'],
  [/^lm?\.facebook\.com$/, /^\/l\.php$/, 'u'],
  [/^(www\.)?linkedin\.com$/, /^\/(redir\/redirect|safety\/go)\/?$/, 'url'],
  [/^(www\.)?youtube\.com$/, /^\/redirect$/, 'q'],
  [/^slack-redir\.net$/, /^\/link$/, 'url'],
  [/^duckduckgo\.com$/, /^\/l\/$/, 'uddg'],
];

const MAX_DETOURS = 5;

/** Decodes Proofpoint's protected links, which use their own alphabets. */
function protectedTarget({ hostname, pathname, searchParams, href }: URL): string | null {
  if (!/^urldefense\.(com|us|proofpoint\.com)$/.test(hostname)) return null;
  if (pathname.startsWith('/v3/')) {
    const [, target = ''] = /\/v3\/__(.+?)__;/.exec(href) ?? [];
    // An asterisk represents a character listed only at the end of the link.
    return target.includes('*') ? null : target;
  }
  const coded = searchParams.get('u') ?? '';
  const url = coded.replaceAll('-', '%').replaceAll('_', '/');
  return URL.canParse(url) || /^https?%3A/i.test(url) ? decodeURIComponent(url) : null;
}

function targetOf(url: URL): string | null {
  for (const [host, path, parameter] of DETOURS) {
    const target = url.searchParams.get(parameter) ?? '';
    if (host.test(url.hostname) && path.test(url.pathname) && FOLLOWED.test(target)) return target;
  }
  const target = protectedTarget(url) ?? '';
  return FOLLOWED.test(target) ? target : null;
}

/** Returns the target of a link without redirect pages; null for an unsafe target. */
export function linkOf(href: string): string | null {
  let url = href.trim();
  if (!FOLLOWED.test(url)) return null;
  for (let step = 0; step < MAX_DETOURS && URL.canParse(url); step += 1) {
    const target = targetOf(new URL(url));
    if (target === null) break;
    url = target;
  }
  return url;
}

const same = (one: string, other: string) =>
  URL.canParse(one) && URL.canParse(other) && new URL(one).href === new URL(other).href;

/** Returns the text of a link that Markdown links automatically; null for all other links. */
export function bareLink(words: string, url: string): string | null {
  if (/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(words)) {
    return url.toLowerCase() === `mailto:${words.toLowerCase()}` ? words : null;
  }
  if (/^www\./i.test(words)) return same(`http://${words}`, url) ? words : null;
  return /^https?:\/\//i.test(words) && same(words, url) ? words : null;
}

/**
 * An email address must follow a character that it cannot contain. Otherwise a long word would be tried from each
 * letter.
 */
const BARE =
  /(?:https?:\/\/|www\.(?=[^\s.]+\.))[^\s<>"“”]+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/giu;

/** Splits a text into parts; parts that are a URL or an email address have a link target. */
export function withBareLinks(text: string): { text: string; url?: string }[] {
  const parts: { text: string; url?: string }[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(BARE)) {
    const before = text.slice(0, index).at(-1) ?? ' ';
    const words = withoutTrail(found);
    const url = /^https?:/i.test(words)
      ? words
      : words.includes('@') && !/^www\./i.test(words)
        ? `mailto:${words}`
        : `http://${words}`;
    if (/[\p{L}\p{N}/]/u.test(before) || !URL.canParse(url)) continue;
    parts.push({ text: text.slice(end, index) }, { text: words, url });
    end = index + words.length;
  }
  return [...parts, { text: text.slice(end) }].filter(({ text }) => text !== '');
}

/** Returns a URL without trailing punctuation and surrounding brackets. */
function withoutTrail(found: string): string {
  let open = found.split(')').length - found.split('(').length;
  let end = found.length;
  for (; end > 0; end -= 1) {
    const last = found.charAt(end - 1);
    if (last === ')' && open > 0) open -= 1;
    else if (!/[?!.,:;*_~'’"\]|]/.test(last)) break;
  }
  return found.slice(0, end);
}
