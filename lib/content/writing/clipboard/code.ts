import { attribute, type Element, isElement, type Node } from './html-tree';

const LANGUAGE =
  /(?:^|\s)(?:lang(?:uage)?-|highlight-source-|highlight-(?!source-)|brush:\s*|(?:hljs|sourceCode)\s+(?:language-)?)([\w+#-]+)/i;
const NONE = /^(none|text|plain|plaintext|default|notranslate|hljs)$/i;
const BLOCK = /^(div|p|li|tr)$/;

/** Returns the lines of a code block without line numbers, buttons and other decoration. */
export function codeIn(node: Node): string {
  if (node.type === 'text')
    return node.value.replace(/[\u200B\uFEFF]/g, '').replaceAll('\u00A0', ' ');
  if (!isElement(node)) return '';
  if (node.tagName === 'br') return '\n';
  const names = attribute(node, 'className');
  const isSign =
    /^(button|style|script|svg)$/.test(node.tagName) ||
    attribute(node, 'ariaHidden') === 'true' ||
    /\b(linenos?|line-?numbers?|lineno|gutter)\b/i.test(names);
  if (isSign) return '';
  const words = node.children.map(codeIn).join('');
  return BLOCK.test(node.tagName) && !words.endsWith('\n') ? `${words}\n` : words;
}

function languageAt(node: Element): string | null {
  const named = [
    node.properties.dataLang,
    node.properties.dataLanguage,
    node.properties.dataCodeLang,
  ].find((name) => typeof name === 'string');
  const params = attribute(node, 'dataSyntaxhighlighterParams');
  const [, found = ''] = LANGUAGE.exec(`${attribute(node, 'className')} ${params}`) ?? [];
  const language = String(named ?? found).toLowerCase();
  return language && !NONE.test(language) ? language : null;
}

function codesIn(node: Element, found: Element[] = []): Element[] {
  if (node.tagName === 'code') found.push(node);
  for (const child of node.children) if (isElement(child)) codesIn(child, found);
  return found;
}

/**
 * Returns the only code element in a block that names its language, such as below the title bar in a chat, or the block
 * itself.
 */
export function codeWithin(pre: Element): Element {
  const [only, ...others] = codesIn(pre);
  return only && others.length === 0 && languageAt(only) ? only : pre;
}

/** Returns the language of a code block, as named on the block, inside it or around it. */
export function languageOf(pre: Element, around: readonly Element[]): string | null {
  const inside = pre.children.filter(isElement).slice(0, 2);
  for (const node of [...inside, pre, ...around.slice(-2).toReversed()]) {
    const language = languageAt(node);
    if (language) return language;
  }
  return null;
}
