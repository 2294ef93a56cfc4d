import type { Options } from 'remark-stringify';
import { bareLink } from './links';

type Handle = NonNullable<NonNullable<Options['handlers']>['text']>;

const isOnce = (escaped: string, mark: string) => {
  const at = escaped.indexOf(`\\${mark}`);
  return at !== -1 && escaped.indexOf(`\\${mark}`, at + 1) === -1;
};

/** Returns whether the first bracket of `rest` starts a link, a picture, a footnote or a checkbox. */
const isBracket = (rest: string) =>
  /^\[[^\]]*(\]\\?[([:]|$)/.test(rest) || /^\[(\^|[ xX]?\](\s|$))/.test(rest);

/** Number of preceding characters that decide the meaning of a character. */
const NEAR = 40;
const MAX_LABEL = 1000;

/** Returns an escaped text without the escapes that no Markdown parser needs. */
function withoutNeedless(escaped: string, isAlone: boolean, outside: string): string {
  const lone = new Set(isAlone ? ['*', '_', '~', '`'].filter((mark) => isOnce(escaped, mark)) : []);
  return escaped.replace(/\\([[_*~`:@.&#=])/g, (written, mark: string, at: number) => {
    const before = (at > NEAR ? 'x' : '') + escaped.slice(Math.max(0, at - NEAR), at);
    const after = escaped.slice(at + 2, at + MAX_LABEL);
    // An escaped backslash, followed by the character.
    if (/(^|[^\\])(\\\\)*\\$/.test(before)) return written;
    const isBlankBefore = /\s$/.test(before);
    const isBlankAfter = /^\s/.test(after);
    switch (mark) {
      case ':':
      case '@':
        return mark;
      case '.':
        // The only other reason to escape it is the number of a list item.
        return /[wW]$/.test(before) ? mark : written;
      case '[':
        return isBracket(`[${after}`) ? written : mark;
      case '&':
        return /^(#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i.test(after) ? written : mark;
      case '#':
        // At the end of a heading, # is syntax only after a blank: 'C#' is a word.
        if (/[^\s#]#*$/.test(outside + before)) return mark;
        return before.trim() === '' && !/^#*(\s|$)/.test(after) ? mark : written;
      case '=':
        return /^=*\s*$/m.test(after.split('\n', 1)[0] ?? '') ? written : mark;
      case '_':
        if (/[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(after)) return mark;
    }
    if (mark !== '`' && isBlankBefore && isBlankAfter && !/(^|\n)\s*$/.test(before)) return mark;
    const isFirst = /(^|\n)$/.test(before);
    const isStart = isFirst && (isBlankAfter || after === '' || mark !== '*');
    return !isStart && lone.has(mark) ? mark : written;
  });
}

const LINES: readonly string[] = ['paragraph', 'heading', 'tableCell'];

/** Text without any character that is Markdown syntax. Most text is, and escaping takes long. */
const PLAIN = /^ ?[\p{L}\p{M}\p{N},]+(?: [\p{L}\p{M}\p{N},]+)* ?$/u;

const isLineEnd = (near: string) => near === '' || near === '\n';

/** Writes text with only the necessary escapes. */
export const textHandler: Handle = (node, parent, state, info) => {
  const value = String(node.value);
  const isAtEnd =
    (value.startsWith(' ') && isLineEnd(info.before)) ||
    (value.endsWith(' ') && isLineEnd(info.after));
  if (!isAtEnd && PLAIN.test(value)) return value;
  const isAlone = parent?.children.length === 1 && LINES.includes(parent.type);
  return withoutNeedless(state.safe(value, info), isAlone, info.before);
};

const escapeUrl = (url: string) =>
  url.replace(/[()\\]|&(?=#?\w+;)/g, '\\$&').replaceAll('<', '%3C');

/** Characters that end a bare link in Markdown. */
const ENDS_BARE = /^([\s<.,:;!?*~)"'|]|$)/;
/** Characters at the end of a URL that Markdown reads as punctuation of the sentence. */
const ENDS_SENTENCE = /[?!.,:;*_~"']$/;
const ENDS_MAIL = /^([^\w@-]|$)/;

/** Writes a link; as a bare URL if its text is its target. */
export const linkHandler: Handle = (node, _, state, info) => {
  const [only, ...others] = node.children;
  const words = only?.type === 'text' && others.length === 0 ? String(only.value) : '';
  const url = String(node.url);
  const bare = bareLink(words, url);
  const written = state.stack.includes('tableCell')
    ? (text: string) => text.replaceAll('|', '\\|')
    : String;
  const ends = bare?.includes('@') && url.startsWith('mailto:') ? ENDS_MAIL : ENDS_BARE;
  if (
    bare &&
    ends.test(info.after) &&
    !ENDS_SENTENCE.test(bare) &&
    !/[\p{L}\p{N}/]$/u.test(info.before)
  )
    return written(bare);
  if (bare) return written(`<${bare}>`);
  const exit = state.enter('link');
  const exitLabel = state.enter('label');
  const label = state.containerPhrasing(node, { ...info, before: '[', after: '](' });
  exitLabel();
  exit();
  return `[${label}](${written(escapeUrl(url))})`;
};
