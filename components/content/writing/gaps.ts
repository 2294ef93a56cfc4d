import { markdownLanguage } from '@codemirror/lang-markdown';

type Stretch = { from: number; to: number; isParagraph: boolean };

const OPENING = /^ {0,3}:{3,}[a-z]/;
const CLOSING = /^ {0,3}:{3,}[ \t]*$/;

/** Returns the ranges of blocks with colon fences (:::), which the editor's Markdown parser does not know. */
function colonBlocks(text: string, others: readonly Stretch[]): Stretch[] {
  const found: Stretch[] = [];
  const open: number[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    const isText = others.some(
      ({ from, to, isParagraph }) => isParagraph && from <= at && at <= to,
    );
    if (isText && OPENING.test(line)) open.push(at);
    else if (CLOSING.test(line)) {
      const from = open.pop();
      if (from !== undefined && open.length === 0) {
        found.push({ from, to: at + line.length, isParagraph: false });
      }
    }
    at += line.length + 1;
  }
  return found;
}

/** Returns the blocks of a text: paragraphs, lists, tables, code and others, each as one range. */
function blocksOf(text: string): Stretch[] {
  const written: Stretch[] = [];
  const { topNode } = markdownLanguage.parser.parse(text);
  for (let node = topNode.firstChild; node; node = node.nextSibling) {
    // Include the indentation of a code block.
    const from = node.from === 0 ? 0 : text.lastIndexOf('\n', node.from - 1) + 1;
    written.push({ from, to: node.to, isParagraph: node.name === 'Paragraph' });
  }
  const colons = colonBlocks(text, written);
  const isOutside = ({ from, to }: Stretch) =>
    !colons.some((colon) => from < colon.to && colon.from < to);
  return [...written.filter(isOutside), ...colons];
}

const blockAt = (text: string, at: number) =>
  blocksOf(text).find(({ from, to }) => from < at && at < to);

/** Returns the position between two blocks that is nearest to a position in the text. */
export function gapNear(text: string, at: number): number {
  const block = blockAt(text, at);
  if (!block) return at;
  return at - block.from < block.to - at ? block.from : block.to;
}

/**
 * Returns whether the text can be split at a position: not within a word, and within a block only if it is a paragraph.
 */
export function canDivide(text: string, at: number): boolean {
  const isInWord =
    /[\p{L}\p{N}]$/u.test(text.slice(0, at)) && /^[\p{L}\p{N}]/u.test(text.slice(at));
  return !isInWord && (blockAt(text, at)?.isParagraph ?? true);
}
