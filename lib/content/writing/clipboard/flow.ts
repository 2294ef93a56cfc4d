import { type Block, type Phrasing, paragraph } from './markdown-tree';
import { type Leaf, phrasingOf } from './phrasing';

/** Blocks in progress, with the current unfinished line. */
export type Flow = {
  blocks: Block[];
  leaf: (leaf: Leaf) => void;
  leaves: (leaves: readonly Leaf[]) => void;
  /** Adds a picture on its own line after the paragraph that contains it. */
  picture: (line: Phrasing) => void;
  /** Ends the paragraph, then adds blocks. */
  add: (...blocks: Block[]) => void;
};

/** Lines of pictures, which are never merged with the text around them. */
const pictureLines = new WeakSet<Block>();

export const isPicture = (block: Block): boolean => pictureLines.has(block);

/** Splits leaves into paragraphs at two consecutive breaks. */
function paragraphsOf(leaves: readonly Leaf[]): Leaf[][] {
  const paragraphs: Leaf[][] = [[]];
  let breaks = 0;
  for (const leaf of leaves) {
    if (leaf.kind === 'break') breaks += 1;
    else if (leaf.kind !== 'blank') {
      if (breaks > 1) paragraphs.push([]);
      breaks = 0;
    }
    paragraphs.at(-1)?.push(leaf);
  }
  return paragraphs;
}

/** Returns an empty flow. */
export function newFlow(): Flow {
  const blocks: Block[] = [];
  let leaves: Leaf[] = [];
  let pictures: Block[] = [];
  return {
    blocks,
    leaf: (leaf) => leaves.push(leaf),
    leaves: (more) => {
      for (const leaf of more) leaves.push(leaf);
    },
    picture(line) {
      const block = paragraph([line]);
      pictureLines.add(block);
      pictures.push(block);
    },
    add(...more) {
      for (const piece of paragraphsOf(leaves)) {
        const children = phrasingOf(piece);
        if (children.length > 0) blocks.push(paragraph(children));
      }
      blocks.push(...pictures, ...more);
      leaves = [];
      pictures = [];
    },
  };
}
