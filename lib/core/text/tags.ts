import { ALLOWED_ELEMENTS, fateOfTag, HIDDEN_ELEMENTS, type TagFate } from './allowed';

/** A piece of inline HTML: a tag, or a comment, instruction, declaration or CDATA section. */
export type Tag = {
  name: string;
  fate: TagFate;
  isClosing: boolean;
  /** Attributes that are kept. */
  properties: Record<string, string | boolean>;
};

const ENTITIES: Record<string, string> = {
  amp: '&',
  quot: '"',
  apos: "'",
  '#39': "'",
  lt: '<',
  gt: '>',
};

const decoded = (value: string) =>
  value.replace(/&(amp|quot|apos|#39|lt|gt);/g, (entity, name: string) => ENTITIES[name] ?? entity);

function propertiesOf(name: string, source: string): Tag['properties'] {
  const allowed = ALLOWED_ELEMENTS[name] ?? [];
  const [, ...title] = /\stitle\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/i.exec(source) ?? [];
  const words = title.find((value) => value !== undefined);
  return {
    ...(allowed.includes('title') && words && { title: decoded(words) }),
    ...(allowed.includes('open') && /\sopen(?=[\s=/>])/i.test(source) && { open: true }),
  };
}

/** Parses the tag in a piece of HTML; null for a comment, instruction, declaration or CDATA section. */
export function tagIn(source: string): Tag | null {
  const [, slash, written = ''] = /^<(\/?)([a-z][a-z0-9-]*)/i.exec(source) ?? [];
  if (slash === undefined) return null;
  const name = written.toLowerCase();
  return {
    name,
    fate: fateOfTag(name),
    isClosing: slash === '/',
    properties: slash ? {} : propertiesOf(name, source),
  };
}

/** Invisible HTML: comments, instructions, CDATA, declarations, and elements with their content. */
const UNSEEN = new RegExp(
  [
    String.raw`<!--[\s\S]*?(?:-->|$)`,
    String.raw`<\?[\s\S]*?(?:\?>|$)`,
    String.raw`<!\[CDATA\[[\s\S]*?(?:\]\]>|$)`,
    `<![a-z][^>]*(?:>|$)`,
    String.raw`<(${HIDDEN_ELEMENTS.join('|')})(?=[\s/>])[^<>]*>(?:[\s\S]*?(?:</\1\s*>|$))`,
  ].join('|'),
  'gi',
);

const breaksIn = (text: string) => text.split('\n').length - 1;

/** Removes invisible parts of HTML. Line numbers do not change. */
export function withoutUnseen(
  html: string,
  report: (source: string, linesBefore: number) => void,
): string {
  let [counted, lines] = [0, 0];
  return html.replace(UNSEEN, (source, ...found) => {
    const at = found.find((value) => typeof value === 'number') ?? 0;
    lines += breaksIn(html.slice(counted, at));
    counted = at;
    report(source, lines);
    return source.replace(/[^\n]+/g, '');
  });
}

/** Returns the name of a piece of HTML in a finding: `<video>`, or the start of a comment. */
export function nameOfHtml(source: string): string {
  const tag = tagIn(source);
  if (tag) return `<${tag.isClosing ? '/' : ''}${tag.name}>`;
  const [line = ''] = source.split('\n', 1);
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}
