import { attribute, type Element, isElement, type Node, wordsOf } from './html-tree';
import { styleFrom } from './styles';

/** Notes that a program stores separately from the text. */
export type Notes = {
  /** Footnote numbers by the link that refers to the footnote. */
  references: ReadonlyMap<Element, number>;
  /** Footnote numbers by the element with the text of the footnote. */
  definitions: ReadonlyMap<Element, number>;
  /** Links back to the text, lists of comments, and reference marks without a note. */
  dropped: ReadonlySet<Node>;
};

type Placed = { node: Element; parents: readonly Element[] };

/** A reference mark in a text: `[1]`, `*`, `iv`. */
const SIGN = /^\s*[[(]?[\p{L}\d*†‡§^]{1,4}[\])]?\s*$/u;

/** Links to notes as programs write them; without a target if the notes were not copied. */
const TO_NOTE = /^(_?(ftn|edn)\d|ftnt\d|cite_note|sdfootnote|sdendnote|fn:?\d|user-content-fn-)/;
const COMMENT = /^(_?msocom|cmnt\d)/;

const fragmentOf = (node: Element) => /#(.+)$/.exec(attribute(node, 'href'))?.[1] ?? '';
const idsOf = (node: Element) =>
  [attribute(node, 'id'), attribute(node, 'name')].filter((id) => id !== '');
const msoElement = (node: Element) => styleFrom(attribute(node, 'style')).get('mso-element') ?? '';

function placedIn(nodes: readonly Node[], parents: readonly Element[] = []): Placed[] {
  return nodes.flatMap((node): Placed[] =>
    isElement(node) ? [{ node, parents }, ...placedIn(node.children, [...parents, node])] : [],
  );
}

/** Returns the element that contains the whole note around an anchor. */
function noteAround({ node, parents }: Placed): Element | undefined {
  const around = [...parents, node].toReversed();
  const is = (test: (one: Element) => boolean) => around.find(test);
  return (
    is((one) => one.tagName === 'li') ??
    is((one) => /^(footnote|endnote|comment)$/.test(msoElement(one))) ??
    is((one) => one.tagName === 'div' && attribute(one, 'id') !== '') ??
    is((one) => one.tagName === 'p')
  );
}

/** Returns an anchor and its ancestors that contain nothing else. */
function signOf({ node, parents }: Placed): Element[] {
  const words = wordsOf(node).trim();
  const around = parents.toReversed();
  const end = around.findIndex(
    (one) => !/^(sup|span|b)$/.test(one.tagName) || wordsOf(one).trim() !== words,
  );
  return [node, ...around.slice(0, end === -1 ? around.length : end)];
}

/** Finds the notes of a text: a reference mark that links to a note, which links back to it. */
export function notesIn(nodes: readonly Node[]): Notes {
  const placed = placedIn(nodes);
  const byId = new Map<string, Placed>();
  for (const one of placed) for (const id of idsOf(one.node)) if (!byId.has(id)) byId.set(id, one);
  const links = placed.filter(({ node }) => node.tagName === 'a' && fragmentOf(node) !== '');
  const backTo = Map.groupBy(links, ({ node }) => fragmentOf(node));
  const references = new Map<Element, number>();
  const definitions = new Map<Element, number>();
  const dropped = new Set<Node>();
  // A note with several references often links back only to the first.
  const isNote = (note: Element, backs: readonly Placed[]) =>
    backs.length > 0 || definitions.has(note);
  for (const { node } of placed)
    if (/^(footnote|endnote)-separator|comment-list$/.test(msoElement(node))) dropped.add(node);
  for (const link of links) {
    const fragment = fragmentOf(link.node);
    const isComment = COMMENT.test(fragment);
    if (
      [link.node, ...link.parents].some((one) => dropped.has(one)) ||
      !(isComment || SIGN.test(wordsOf(link.node)))
    )
      continue;
    const sign = signOf(link);
    const target = byId.get(fragment);
    const note = target && !sign.includes(target.node) ? noteAround(target) : undefined;
    const backs = sign
      .concat(link.parents.slice(-1))
      .flatMap(idsOf)
      .flatMap((id) => backTo.get(id) ?? [])
      .filter((back) => note && (back.node === note || back.parents.includes(note)));
    if (isComment) {
      dropped.add(link.node);
      if (note) dropped.add(note);
    } else if (note && isNote(note, backs) && !definitions.has(noteOf(link, definitions))) {
      const number = definitions.get(note) ?? definitions.size + 1;
      definitions.set(note, number);
      references.set(link.node, number);
      for (const back of backs) for (const one of signOf(back)) if (one !== note) dropped.add(one);
    } else if (TO_NOTE.test(fragment) && !/ref/.test(fragment)) dropped.add(link.node);
  }
  return { references, definitions, dropped };
}

/** Returns the note that contains a link, if any; such a link leads back to the text. */
function noteOf({ node, parents }: Placed, definitions: ReadonlyMap<Element, number>): Element {
  return parents.find((one) => definitions.has(one)) ?? node;
}
