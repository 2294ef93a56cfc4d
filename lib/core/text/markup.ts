import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { isFollowed } from './allowed';
import type { TextNode } from './blocks';
import { nameOfHtml, type Tag, tagIn, withoutUnseen } from './tags';

/** Something in a text that its visitors do not get: its line, from one, and its name. */
export type Unseen = {
  line: number;
  /** A tag whose words stay, HTML of which nothing is shown, a tag without its other half, or a link that leads nowhere. */
  kind: 'tag' | 'hidden' | 'unpaired' | 'link';
  name: string;
};

type Report = (unseen: Unseen) => void;

type Parser = { data(): { micromarkExtensions?: unknown[] } };

/** Plugin of remark: HTML is inline only, so that Markdown is read between its tags. */
function remarkTagsInLines(this: Parser): void {
  const data = this.data();
  const disable = { null: ['htmlFlow', 'codeIndented'] };
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), { disable }];
}

const inLines = unified().use(remarkParse).use(remarkGfm).use(remarkTagsInLines);

/** Nodes whose children are blocks. */
const FLOW = /^(root|blockquote|listItem|footnoteDefinition|block|containerDirective)$/;

/** Tags within each other beyond which further ones are left out. */
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

/** Returns the blocks in a block of HTML, with its tags in their lines. */
function blocksIn(node: TextNode, report: Report): TextNode[] {
  const shown = withoutUnseen(node.value ?? '', (source, linesBefore) =>
    report({ line: lineOf(node) + linesBefore, kind: 'hidden', name: nameOfHtml(source) }),
  );
  const tree: TextNode = inLines.parse(shown);
  moveLines(tree, lineOf(node) - 1);
  return tree.children ?? [];
}

/** Returns by the place of each opening tag that of its closing one. */
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

/** Returns a paragraph as blocks: the tags of <details> and its summary are separate from the lines around them. */
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

/** Returns a part of a line; instead of a link that leads nowhere its words. */
function withoutRefused(node: TextNode, report: Report): TextNode[] {
  const { type, url = '' } = node;
  if (type !== 'link' || isFollowed(url)) return [read(node, report)];
  report({ line: lineOf(node), kind: 'link', name: url });
  return inLine(node.children ?? [], report);
}

function unpaired(node: TextNode, report: Report): void {
  report({ line: lineOf(node), kind: 'unpaired', name: nameOfHtml(node.value ?? '') });
}

/** Returns the parts of a line with the elements that a text may contain, and without other tags. */
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
      // Words of two blocks do not become one.
      if (tag.fate === 'block') found.push(textNode('\n'));
    } else if (tag.name === 'br' && !tag.isClosing) found.push({ type: 'break' });
    else if (end !== undefined) {
      found.push(markup(tag, inLine(nodes.slice(at + 1, end), report)));
      at = end;
    } else unpaired(node, report);
  }
  return found;
}

/** Returns blocks with the elements that a text may contain, and without other HTML. */
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
  // Its lines are drawn as they were typed.
  const isDrawn = data?.hProperties?.dataText !== undefined;
  const noted = isDrawn ? () => {} : report;
  return {
    ...node,
    children: FLOW.test(type) ? inBlocks(children, noted) : inLine(children, noted),
  };
}

/** Writes the targets of links by reference into the links, so that one rule decides about all of them. */
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
 * Plugin of remark: keeps the HTML that a text may contain, as elements. Other tags are left out, words in angle brackets stay,
 * and a link that leads nowhere is its words.
 */
export function remarkMarkup(report: Report = () => {}) {
  return (tree: TextNode) => {
    tree.children = read(resolve(tree, targetsIn(tree)), report).children ?? [];
  };
}
