import type { Notes } from './footnotes';
import type { Element, Node } from './html-tree';
import type { Levels } from './lists';
import type { Block, Phrasing } from './markdown-tree';
import type { PastedPicture } from './pictures';
import type { Place } from './place';
import type { Sheet, Style } from './styles';

/** Returns the placeholder for a picture that was pasted with its file. */
export type PlacePicture = (picture: PastedPicture) => Phrasing;

/** State of a text during conversion. */
export type Context = {
  sheet: Sheet;
  notes: Notes;
  levels: Levels;
  /** Last number of each level in Word's lists. */
  counted: Map<string, number>;
  /** Number of levels by which headings move down. */
  shift: number;
  placePicture: PlacePicture;
  blocksIn: (nodes: readonly Node[], place: Place) => Block[];
  /** Returns the formatting of an element's content, including what it inherits. */
  inside: (place: Place, node: Element) => Place;
};

/** An element with its style and formatting; `outer` is the formatting without the element's own. */
export type Found = { node: Element; style: Style; place: Place; outer: Place };
