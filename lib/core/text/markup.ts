import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { isFollowed } from './allowed';
import type { TextNode } from './blocks';
import { nameOfHtml, type Tag, tagIn, withoutUnseen } from './tags';

/** A part of a text that visitors do not see: its line, counted from one, and its name. */
export type Unseen = {
  line: number;
  /** A removed tag with visible text, hidden HTML, an unpaired tag, or an unsafe link. */
  kind: 'tag' | 'hidden' | 'unpaired' | 'link';
  name: string;
};

type Report = (unseen: Unseen) => void;

type Parser = { data(): { micromarkExtensions?: unknown[] } };

/** remark plugin: parses HTML only inline, so that Markdown between tags is parsed. */
function remarkTagsInLines(this: Parser): void {
  const data = this.data();
  const disable = { null: ['htmlFlow', 'codeIndented'] };
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable }];
}

const inLines = unified().use(remarkParse).use(remarkGfm).use(remarkTagsInLines);

/** Nodes with blocks as children. */
const FLOW = /^(root|blockquote|listItem|footnoteDefinition|block|containerDirective)$/;

/** Maximum nesting of tags; deeper ones are left out. */
const MAX_DEPTH = 12;

const lineOf = ({ position }: TextNode) => position?.start.line ?? 1;
const tagOf = ({ type, value = '' }: TextNode): Tag | null =>
  type === 'html' ? tagIn(value) : null;
const isDetails = (node: TextNode) => tagOf(node)?.name === 'details';
const isEmpty = (node: TextNode) =>
  node.type === 'paragraph' &&
  (node.children ?? []).every(({ type, value = '' }) => type === 'text' && value.trim() === '');

const textNode = (value: string): TextNode => ({ type: 'text', value });
const markup = ({ name, properties }: Tag, children: TextNode[]): TextNode => ({
  type: 'markup',
  data: { hName: name, hProperties: properties },
  children,
});

function moveLines(node: TextNode, by: number): void {
  if (node.position) node.position = { start: { line: lineOf(node) + by }, end: {} };
  for (const child of node.children ?? []) moveLines(child, by);
}

/** Parses an HTML block into Markdown blocks, with its tags inline. */
function blocksIn(node: TextNode, report: Report): TextNode[] {
  const shown = withoutUnseen(node.value ?? '', (source, linesBefore) =>
    report({ line: lineOf(node) + linesBefore, kind: 'hidden', name: nameOfHtml(source) }),
  );
  const tree: TextNode = inLines.parse(shown);
  moveLines(tree, lineOf(node) - 1);
  return tree.children ?? [];
}

/** Returns the positions of closing tags by the position of their opening tag. */
function pairsIn(nodes: readonly TextNode[], isPaired: (tag: Tag) => boolean): Map<number, number> {
  const pairs = new Map<number, number>();
  const open: { name: string; at: number }[] = [];
  for (const [at, node] of nodes.entries()) {
    const tag = tagOf(node);
    if (!tag || !isPaired(tag)) continue;
    if (!tag.isClosing) {
      if (open.length < MAX_DEPTH) open.push({ name: tag.name, at });
      continue;
    }
    const last = open.findLastIndex(({ name }) => name === tag.name);
    const [opening] = last < 0 ? [] : open.splice(last);
    if (opening) pairs.set(opening.at, at);
  }
  return pairs;
}

/** Splits a paragraph into blocks, so that <details> and its summary are separate from the lines around them. */
function apart(paragraph: TextNode): TextNode[] {
  const children = paragraph.children ?? [];
  if (!children.some((child) => /^<\/?(details|summary)/i.test(child.value ?? ''))) {
    return [paragraph];
  }
  const pairs = pairsIn(children, ({ name }) => name === 'summary');
  const found: TextNode[] = [];
  let line: TextNode[] = [];
  const endLine = () => {
    if (line.length > 0) found.push({ ...paragraph, children: line });
    line = [];
  };
  for (let at = 0; at < children.length; at += 1) {
    const node = children[at];
    if (!node) continue;
    const tag = tagOf(node);
    const end = pairs.get(at);
    if (tag && end !== undefined) {
      endLine();
      const { position } = node;
      found.push({ ...markup(tag, children.slice(at + 1, end)), ...(position && { position }) });
      at = end;
    } else if (isDetails(node)) {
      endLine();
      found.push(node);
    } else line.push(node);
  }
  endLine();
  return found;
}

/** Returns an inline node; an unsafe link is replaced by its text. */
function withoutRefused(node: TextNode, report: Report): TextNode[] {
  const { type, url = '' } = node;
  if (type !== 'link' || isFollowed(url)) return [read(node, report)];
  report({ line: lineOf(node), kind: 'link', name: url });
  return inLine(node.children ?? [], report);
}

function unpaired(node: TextNode, report: Report): void {
  report({ line: lineOf(node), kind: 'unpaired', name: nameOfHtml(node.value ?? '') });
}

/** Returns inline nodes with the allowed elements, and without other tags. */
function inLine(nodes: readonly TextNode[], report: Report): TextNode[] {
  const isPaired = ({ name, fate }: Tag) =>
    fate === 'hidden' || (fate === 'allowed' && !/^(br|details|summary)$/.test(name));
  const pairs = pairsIn(nodes, isPaired);
  const found: TextNode[] = [];
  for (let at = 0; at < nodes.length; at += 1) {
    const node = nodes[at];
    if (!node) continue;
    const tag = tagOf(node);
    const end = pairs.get(at);
    const line = lineOf(node);
    if (node.type !== 'html') found.push(...withoutRefused(node, report));
    else if (!tag) report({ line, kind: 'hidden', name: nameOfHtml(node.value ?? '') });
    else if (tag.fate === 'word') found.push(textNode(node.value ?? ''));
    else if (tag.fate === 'hidden') {
      if (!tag.isClosing || end !== undefined)
        report({ line, kind: 'hidden', name: `<${tag.name}>` });
      at = end ?? at;
    } else if (tag.fate !== 'allowed') {
      report({ line, kind: 'tag', name: nameOfHtml(node.value ?? '') });
      // Separates the text of two blocks.
      if (tag.fate === 'block') found.push(textNode('\n'));
    } else if (tag.name === 'br' && !tag.isClosing) found.push({ type: 'break' });
    else if (end !== undefined) {
      found.push(markup(tag, inLine(nodes.slice(at + 1, end), report)));
      at = end;
    } else unpaired(node, report);
  }
  return found;
}

/** Returns blocks with the allowed elements, and without other HTML. */
function inBlocks(nodes: readonly TextNode[], report: Report, isInDetails = false): TextNode[] {
  const blocks = nodes
    .flatMap((node) => (node.type === 'html' ? blocksIn(node, report) : [node]))
    .flatMap((node) => (node.type === 'paragraph' ? apart(node) : [node]));
  const pairs = pairsIn(blocks, ({ name }) => name === 'details');
  const found: TextNode[] = [];
  for (let at = 0; at < blocks.length; at += 1) {
    const node = blocks[at];
    if (!node) continue;
    const tag = tagOf(node);
    const end = pairs.get(at);
    if (tag && end !== undefined) {
      found.push(markup(tag, inBlocks(blocks.slice(at + 1, end), report, true)));
      at = end;
    } else if (tag) unpaired(node, report);
    else if (node.type === 'markup' && !isInDetails) {
      report({ line: lineOf(node), kind: 'unpaired', name: '<summary>' });
      found.push({ type: 'paragraph', children: inLine(node.children ?? [], report) });
    } else found.push(read(node, report));
  }
  return found.filter((node) => !isEmpty(node));
}

function read(node: TextNode, report: Report): TextNode {
  const { type, children, data } = node;
  if (!children) return node;
  // The lines of this block are drawn as typed.
  const isDrawn = data?.hProperties?.dataText !== undefined;
  const noted = isDrawn ? () => {} : report;
  return {
    ...node,
    children: FLOW.test(type) ? inBlocks(children, noted) : inLine(children, noted),
  };
}

/** Replaces unsafe reference links by inline links, so that the same rule applies to both. */
function resolve(node: TextNode, targets: ReadonlyMap<string, string>): TextNode {
  const url = targets.get(node.identifier ?? '');
  if (node.type === 'linkReference' && url !== undefined && !isFollowed(url))
    return { ...node, type: 'link', url };
  if (!node.children) return node;
  return {
    ...node,
    children: node.children
      .filter(({ type, url = '' }) => type !== 'definition' || isFollowed(url))
      .map((child) => resolve(child, targets)),
  };
}

function targetsIn(node: TextNode, targets = new Map<string, string>()): Map<string, string> {
  const { type, identifier = '', url = '' } = node;
  if (type === 'definition' && !targets.has(identifier)) targets.set(identifier, url);
  for (const child of node.children ?? []) targetsIn(child, targets);
  return targets;
}

/**
 * remark plugin: keeps the allowed HTML of a text as elements. Other tags are removed, words in angle brackets are
 * kept, and an unsafe link is replaced by its text.
 */
export function remarkMarkup(report: Report = () => {}) {
  return (tree: TextNode) => {
    tree.children = read(resolve(tree, targetsIn(tree)), report).children ?? [];
  };
}
