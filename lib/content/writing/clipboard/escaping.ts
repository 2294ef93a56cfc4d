import type { Options } from 'remark-stringify';
import { bareLink } from './links';

type Handle = NonNullable<NonNullable<Options['handlers']>['text']>;

const isOnce = (escaped: string, mark: string) => {
  const at = escaped.indexOf(`\\${mark}`);
  return at !== -1 && escaped.indexOf(`\\${mark}`, at + 1) === -1;
};

/** Returns whether the first bracket of `rest` begins a link, a picture, a footnote or a box. */
const isBracket = (rest: string) =>
  /^\[[^\]]*(\]\\?[([:]|$)/.test(rest) || /^\[(\^|[ xX]?\](\s|$))/.test(rest);

/** Characters before a sign that say what it means. */
const NEAR = 40;
const MAX_LABEL = 1000;

/** Returns an escaped text without the escapes that no reader of Markdown needs. */
function withoutNeedless(escaped: string, isAlone: boolean, outside: string): string {
  const lone = new Set(isAlone ? ['*', '_', '~', '`'].filter((mark) => isOnce(escaped, mark)) : []);
  return escaped.replace(/\\([[_*~`:@.&#=])/g, (written, mark: string, at: number) => {
    const before = (at > NEAR ? 'x' : '') + escaped.slice(Math.max(0, at - NEAR), at);
    const after = escaped.slice(at + 2, at + MAX_LABEL);
    // An escaped backslash, then the mark.
    if (/(^|[^\\])(\\\\)*\\$/.test(before)) return written;
    const isBlankBefore = /\s$/.test(before);
    const isBlankAfter = /^\s/.test(after);
    switch (mark) {
      case ':':
      case '@':
        return mark;
      case '.':
        // The number of an entry in a list is the only other reason.
        return /[wW]$/.test(before) ? mark : written;
      case '[':
        return isBracket(`[${after}`) ? written : mark;
      case '&':
        return /^(#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i.test(after) ? written : mark;
      case '#':
        // At the end of a heading only those behind a blank are a part of its sign: 'C#' is a word.
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

/** Words without any sign that Markdown could read as its own. Most are, and writing the others takes long. */
const PLAIN = /^ ?[\p{L}\p{M}\p{N},]+(?: [\p{L}\p{M}\p{N},]+)* ?$/u;

const isLineEnd = (near: string) => near === '' || near === '\n';

/** Writes words with only those escapes that a person needs. */
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

/** Characters behind which Markdown finds the end of a bare link. */
const ENDS_BARE = /^([\s<.,:;!?*~)"'|]|$)/;
/** Signs at the end of a URL, which are then read as those of the sentence. */
const ENDS_SENTENCE = /[?!.,:;*_~"']$/;
const ENDS_MAIL = /^([^\w@-]|$)/;

/** Writes a link; one whose words say where it leads as these words. */
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
