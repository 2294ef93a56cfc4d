import { imageSource } from '@/lib/core/text/image-source';
import { partsOf, type UnseenPart, unseenIn } from '@/lib/core/text/text-parts';
import { anchorNote } from './anchors';
import type { Known } from './model';

function sentenceOf({ kind, name }: UnseenPart): string {
  switch (kind) {
    case 'tag':
      return `${name} is not shown to visitors; the words in it are.`;
    case 'hidden':
      return name.startsWith('<!') || name.startsWith('<?')
        ? `“${name}” is not shown to visitors.`
        : `${name} and everything in it is not shown to visitors.`;
    case 'unpaired':
      return `${name} is not shown to visitors, because its other half is missing.`;
    case 'unused':
      return `“${name}:” is not shown to visitors, because nothing refers to it.`;
    case 'cell':
      return `The cell “${name}” is not shown to visitors, because its row is longer than the first row of the table.`;
    case 'link':
      return name
        ? `Visitors cannot follow the link to “${name}”. They see its words.`
        : 'A link has no address. Visitors see its words.';
  }
}

/**
 * Returns a sentence, with its line number, for each part of a text that visitors cannot see or follow.
 * @param ids the ids that the record's texts add to its page
 */
export function unseenNotes(text: string, ids: ReadonlySet<string>, known: Known): string[] {
  const { pictures, links } = partsOf(text);
  const notes = [
    ...unseenIn(text).map((part) => ({ line: part.line, note: sentenceOf(part) })),
    ...pictures
      .filter(({ source }) => source && !imageSource(source))
      .map(({ line, source }) => ({
        line,
        note: `The picture ${source.slice(0, 60)} is not shown to visitors. Please upload it; we show only our own.`,
      })),
    ...links.map(({ line, url }) => ({ line, note: anchorNote(url, ids, known) })),
    ...links
      .filter(({ url }) => !/^([a-z][a-z\d+.-]*:|[/#?]|$)/i.test(url))
      .map(({ line, url }) => ({
        line,
        note: `The link “${url}” leads to no page. Please begin it with https:// or /.`,
      })),
  ];
  return notes
    .filter(({ note }) => note !== null)
    .toSorted((a, b) => a.line - b.line)
    .map(({ line, note }) => `Line ${line}: ${note}`);
}
