import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import {
  attribute,
  type Element,
  isElement,
  type Node,
  wordsOf,
} from '@/lib/content/writing/clipboard/html-tree';
import {
  all,
  cardLine,
  countWords,
  isBlock,
  isCallToAction,
  isCard,
  isShortItem,
  isSkipped,
  linesOf,
  plain,
  plainText,
} from './page-nodes';

/**
 * A part of a page under its own heading. `context` contains the headings above it; `anchor` is the fragment of its
 * URL, or empty. Each line of `words` is a block of the page.
 */
export type PagePart = {
  heading: string;
  context: string;
  anchor: string;
  words: string;
  /** True for cards of records, whose own pages say more. */
  isList: boolean;
};

const parser = unified().use(rehypeParse);

/** A heading within one of these does not apply after it. */
const SCOPE = /^(li|article|section|aside)$/;

/** React's generated ids change with each render. */
const STABLE_ID = /^(?!main$)[a-z][\w-]*$/i;

/** A label above a heading, such as "02 Plans" or "Week 2". */
const LABEL = /^[\p{L}\p{N}][\p{L}\p{N} ,’-]{0,30}$/u;

/** Maximum words of descriptions that stay lines of their section, such as "24 months". */
const MAX_SHORT_WORDS = 5;

/** Reads the parts of a page in order. */
class PageReader {
  readonly parts: PagePart[] = [];
  /** Text of the current heading of each level. */
  private levels: string[] = [];
  private part: PagePart = { heading: '', context: '', anchor: '', words: '', isList: false };
  /** True if the part continues after parts within it. */
  private isLater = false;
  /** Fragment of the last id. */
  private anchor = '';

  read(node: Node): void {
    if (node.type === 'text') this.add(node.value);
    if (!isElement(node) || isSkipped(node)) return;
    const id = attribute(node, 'id') || attribute(node, 'ariaLabelledBy');
    if (STABLE_ID.test(id)) this.anchor = id;
    const { tagName } = node;
    if (isCard(node)) this.readCard(node);
    else if (isShortItem(node)) this.add(`\n${linesOf(node).join(', ')}\n`);
    else if (/^h[1-6]$/.test(tagName)) this.readHeading(node, Number(tagName.slice(1)));
    else if (tagName === 'dl') this.readTerms(node);
    else if (tagName === 'details') this.readQuestion(node);
    else if (tagName === 'tr') this.readRow(node);
    else if (SCOPE.test(tagName)) this.readScope(node);
    else this.readBlock(node);
  }

  finish(): void {
    const words = this.part.words.split('\n').map(plain).filter(Boolean).join('\n');
    // A label between two parts is not a text.
    const isLabel = this.isLater && !words.includes('\n') && countWords(words) <= MAX_SHORT_WORDS;
    if (words && this.part.heading && !isLabel) this.parts.push({ ...this.part, words });
    this.part.words = '';
  }

  private readCard(node: Element): void {
    this.add(`\n${cardLine(node)}\n`);
    this.part.isList = true;
  }

  private readBlock(node: Element): void {
    if (isBlock(node)) this.add('\n');
    const children = node.children.filter((child) => !isCallToAction(child, node));
    for (const child of children) {
      if (isElement(child)) this.separate(child);
      this.read(child);
    }
    if (isBlock(node)) this.add('\n');
  }

  private readScope(node: Element): void {
    const before = { levels: this.levels, part: this.part };
    this.readBlock(node);
    if (this.part === before.part) return;
    this.levels = before.levels;
    this.resume(before.part);
  }

  private readHeading(node: Element, level: number): void {
    const heading = plainText(node);
    const above = this.levels.slice(0, level - 1);
    const label = this.takeLabel();
    this.begin(heading, [...above, label], level === 1 ? '' : this.anchor);
    this.levels = [...above];
    this.levels[level - 1] = [label, heading].filter(Boolean).join(': ');
  }

  /** Terms with long descriptions are parts, those with short ones are lines. */
  private readTerms(node: Element): void {
    const entries = all(node, /^d[td]$/);
    const isShort = entries
      .filter(({ tagName }) => tagName === 'dd')
      .every((entry) => countWords(plainText(entry)) <= MAX_SHORT_WORDS);
    const outer = this.part;
    for (const entry of entries) {
      if (entry.tagName === 'dd' && !isShort) this.readBlock(entry);
      else if (entry.tagName === 'dd') this.add(`: ${plainText(entry)}\n`);
      else if (isShort) this.add(`\n${plainText(entry)}`);
      else this.begin(plainText(entry), this.levels, this.anchor);
    }
    this.resume(outer);
  }

  private readQuestion(node: Element): void {
    const outer = this.part;
    const [question] = all(node, /^summary$/);
    if (question) this.begin(plainText(question), this.levels, this.anchor);
    for (const child of node.children) if (child !== question) this.read(child);
    this.resume(outer);
  }

  private readRow(node: Element): void {
    const cells = node.children.filter(isElement);
    const [first, ...others] = cells;
    if (!first || cells.every(({ tagName }) => tagName === 'th')) return;
    const outer = this.part;
    const words = others.map(plainText).filter(Boolean);
    const name = plainText(first);
    if (first.tagName !== 'th' || !/\p{L}/u.test(name)) {
      this.add(`\n${[name, ...words].filter(Boolean).join(': ')}\n`);
    } else {
      this.begin(name, this.levels, this.anchor);
      this.add(words.join('\n'));
      this.resume(outer);
    }
  }

  /** Removes the label above a heading from the text before it. */
  private takeLabel(): string {
    const lines = this.part.words.trimEnd().split('\n');
    const label = plain(lines.at(-1) ?? '');
    if (!LABEL.test(label)) return '';
    this.part.words = lines.slice(0, -1).join('\n');
    return label.replace(/^\d\d /, '');
  }

  private begin(heading: string, above: readonly string[], anchor: string): void {
    this.finish();
    this.isLater = false;
    this.part = {
      heading,
      context: above.filter(Boolean).join('\n'),
      anchor,
      words: '',
      isList: false,
    };
  }

  /** Continues an outer part, of which the first text was stored before. */
  private resume(part: PagePart): void {
    if (this.part === part) return;
    this.finish();
    this.isLater = true;
    this.part = { ...part, words: '' };
  }

  private add(text: string): void {
    this.part.words += text;
  }

  /** A layout separates neighbours that have no space between them. */
  private separate(next: Element): void {
    const isJoined =
      /[\p{L}\p{N}.,;)]$/u.test(this.part.words) && /^[\p{L}\p{N}$+−]/u.test(wordsOf(next));
    if (isJoined) this.add(' ');
  }
}

/** Returns the name of a rendered page, and its parts in order. Each record that it introduces is one line. */
export function pageParts(html: string): { title: string; parts: PagePart[] } {
  const tree = parser.parse(html);
  const [title] = all(tree, /^title$/);
  const reader = new PageReader();
  for (const main of all(tree, /^main$/)) reader.read(main);
  reader.finish();
  return { title: plain(title ? wordsOf(title) : '').replace(/ · .*$/, ''), parts: reader.parts };
}
