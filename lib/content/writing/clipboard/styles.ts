import { attribute, type Element, isElement, type Node, wordsOf } from './html-tree';

/** Style properties by lowercase name. */
export type Style = ReadonlyMap<string, string>;

/** Style rules pasted with the text, by class. */
export type Sheet = ReadonlyMap<string, { tag: string; css: string }[]>;

const COMMENTS = /\/\*[\s\S]*?\*\/|<!--|-->/g;
const DECLARATION = /([-\w]+)\s*:\s*((?:"[^"]*"|'[^']*'|\([^)]*\)|[^;"'(]|["'(])*)/g;
const RULE = /([^{}]+)\{([^{}]*)\}/g;
const IMPORTANT = /\s*!\s*important\s*$/i;

/** Returns the properties of declarations. The last one wins, unless an earlier one is important. */
export function styleFrom(declarations: string): Style {
  const style = new Map<string, string>();
  const important = new Set<string>();
  for (const [, property = '', written = ''] of declarations
    .replace(COMMENTS, '')
    .matchAll(DECLARATION)) {
    const isImportant = IMPORTANT.test(written);
    const value = written.replace(IMPORTANT, '').trim().toLowerCase();
    for (const [name, part] of longhands(property.toLowerCase(), value)) {
      if (important.has(name) && !isImportant) continue;
      style.set(name, part);
      if (isImportant) important.add(name);
    }
  }
  return style;
}

/** Returns a property with the properties that its shorthand sets. */
function longhands(name: string, value: string): [string, string][] {
  if (name !== 'font' || !/\d/.test(value)) return [[name, value]];
  const words = (
    /^(.*?)(?:\d*\.?\d+(?:px|pt|em|rem|ex|cm|mm|in|pc|%)|$)/.exec(value)?.[1] ?? ''
  ).split(' ');
  const weight = words.find((word) => /^(bold|bolder|lighter|\d{3})$/.test(word));
  const slant = words.find((word) => /^(italic|oblique)$/.test(word));
  return [
    ['font-weight', weight ?? 'normal'],
    ['font-style', slant ?? 'normal'],
    ['font-family', value],
  ];
}

/** Returns the rules for classes in the style blocks of a tree. Other rules are about the page, not the pasted text. */
export function sheetOf(nodes: readonly Node[]): Sheet {
  const sheet = new Map<string, { tag: string; css: string }[]>();
  const visit = (node: Node) => {
    if (!isElement(node)) return;
    if (node.tagName !== 'style') return node.children.forEach(visit);
    const css = wordsOf(node).replace(COMMENTS, '');
    for (const [, selectors = '', body = ''] of css.matchAll(RULE)) {
      for (const selector of selectors.split(',')) {
        const [, tag = '', name] = /^\s*([a-z][a-z\d]*)?\.([\w-]+)\s*$/i.exec(selector) ?? [];
        if (name)
          sheet.set(name, [...(sheet.get(name) ?? []), { tag: tag.toLowerCase(), css: body }]);
      }
    }
  };
  nodes.forEach(visit);
  return sheet;
}

/** Returns the style of an element: that of its classes, then its own. */
export function styleOf(node: Element, sheet: Sheet): Style {
  const rules = attribute(node, 'className')
    .split(' ')
    .flatMap((name) => sheet.get(name) ?? [])
    .filter(({ tag }) => tag === '' || tag === node.tagName)
    .map(({ css }) => css);
  return styleFrom([...rules, attribute(node, 'style')].join(';'));
}

/** Returns true if a style makes text bold, false if normal; undefined if it does not change it. */
export function isBold(style: Style): boolean | undefined {
  const weight = style.get('font-weight') ?? '';
  if (/^(bold|bolder)$/.test(weight) || Number(weight) >= 600) return true;
  return /^(normal|lighter|initial)$/.test(weight) || (weight !== '' && Number(weight) <= 400)
    ? false
    : undefined;
}

/** Returns true if a style makes text italic, false if upright; undefined if it does not change it. */
export function isItalic(style: Style): boolean | undefined {
  const slant = style.get('font-style') ?? '';
  if (/^(italic|oblique)/.test(slant)) return true;
  return /^(normal|initial)$/.test(slant) ? false : undefined;
}

export const isStruck = (style: Style): boolean =>
  ['text-decoration', 'text-decoration-line'].some((name) =>
    style.get(name)?.includes('line-through'),
  );

/** Returns the element for text raised above or lowered below the line. */
export function raisedBy(style: Style): 'sup' | 'sub' | undefined {
  const align = style.get('vertical-align');
  return align === 'super' ? 'sup' : align === 'sub' ? 'sub' : undefined;
}

/** Returns whether a style hides an element, on a page or in Word. */
export const isHiddenBy = (style: Style): boolean =>
  style.get('display') === 'none' ||
  style.get('visibility') === 'hidden' ||
  style.get('mso-hide') === 'all';

/** Returns whether line breaks in the source are line breaks in the text; undefined if the style does not change it. */
export function keepsLinesBy(style: Style): boolean | undefined {
  const space = style.get('white-space');
  return space === undefined ? undefined : /^(pre|pre-wrap|pre-line|break-spaces)$/.test(space);
}

export const isMonospaced = (style: Style): boolean =>
  /mono|consolas|courier|menlo/.test(style.get('font-family') ?? '');
