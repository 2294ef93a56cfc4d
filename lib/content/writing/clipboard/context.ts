import type { Notes } from './footnotes';
import type { Element, Node } from './html-tree';
import type { Levels } from './lists';
import type { Block, Phrasing } from './markdown-tree';
import type { PastedPicture } from './pictures';
import type { Place } from './place';
import type { Sheet, Style } from './styles';

/** Returns what replaces, in the text, a picture whose file came with it. */
export type PlacePicture = (picture: PastedPicture) => Phrasing;

/** Facts about a text that is being converted. */
export type Context = {
  sheet: Sheet;
  notes: Notes;
  levels: Levels;
  /** The last number of each level of Word's lists. */
  counted: Map<string, number>;
  /** Levels by which headings move down. */
  shift: number;
  placePicture: PlacePicture;
  blocksIn: (nodes: readonly Node[], place: Place) => Block[];
  /** Returns what an element says of its content, with what it inherits. */
  inside: (place: Place, node: Element) => Place;
};

/** An element with its style and its place; `outer` is the place without what the element says. */
export type Found = { node: Element; style: Style; place: Place; outer: Place };
