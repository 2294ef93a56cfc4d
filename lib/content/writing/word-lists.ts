import { attribute, type Element, element, isElement, type Node, wordsOf } from './html-tree';

/** Returns the level of a paragraph that Word shows as an entry of a list; 0 for any other node. */
function levelOf(node: Node): number {
  if (!isElement(node) || node.tagName !== 'p') return 0;
  return Number(/mso-list:[^;]*\blevel(\d)/.exec(attribute(node, 'style'))?.[1] ?? 0);
}

const isMarker = (node: Node): boolean =>
  isElement(node) && /mso-list:\s*Ignore/i.test(attribute(node, 'style'));

/** Returns what Word shows before an entry: a bullet, or a number. */
function findMarker(node: Node): Node | undefined {
  if (isMarker(node)) return node;
  const children = isElement(node) ? node.children : [];
  for (const child of children) {
    const found = findMarker(child);
    if (found) return found;
  }
  return undefined;
}

const withoutMarker = (nodes: Node[]): Node[] =>
  nodes
    .filter((node) => !isMarker(node))
    .map((node) =>
      isElement(node)
        ? { ...node, children: element('i', withoutMarker(node.children)).children }
        : node,
    );

function listOf(entries: Element[], level: number): Element {
  const marker = entries[0] && findMarker(entries[0]);
  const isOrdered = /^\s*\(?([0-9]+|[a-z]|[ivx]+)[.)]/i.test(marker ? wordsOf(marker) : '');
  const items: Element[] = [];
  let deeper: Element[] = [];
  const close = () => {
    const last = items.at(-1);
    if (deeper.length > 0) {
      const nested = listOf(deeper, level + 1);
      if (last) last.children.push(nested);
      else items.push(element('li', [nested]));
    }
    deeper = [];
  };
  for (const entry of entries) {
    if (levelOf(entry) > level) deeper.push(entry);
    else {
      close();
      items.push(element('li', withoutMarker(entry.children)));
    }
  }
  close();
  return element(isOrdered ? 'ol' : 'ul', items);
}

/** Returns nodes with lists in place of Word's paragraphs that look like their entries. */
export function withLists(nodes: Node[]): Node[] {
  const found: Node[] = [];
  let entries: Element[] = [];
  const close = () => {
    if (entries.length > 0) found.push(listOf(entries, 1));
    entries = [];
  };
  for (const node of nodes) {
    const isBlank = node.type === 'text' && node.value.trim() === '';
    if (levelOf(node) > 0 && isElement(node)) entries.push(node);
    else if (!isBlank || entries.length === 0) {
      close();
      found.push(node);
    }
  }
  close();
  return found;
}
