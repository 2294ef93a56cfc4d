import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { blocksOf } from './clipboard/blocks';
import type { PlacePicture } from './clipboard/context';
import { html, markdownFrom } from './clipboard/markdown-tree';
import { lineFor, type PastedPicture } from './clipboard/pictures';

const parser = unified().use(rehypeParse, { fragment: true });

const convert = (source: string, placePicture?: PlacePicture): string =>
  markdownFrom(blocksOf(parser.parse(source).children, placePicture));

/**
 * Returns HTML from the clipboard as the Markdown that a person would type: headings, lists, links, tables, notes and
 * emphasis stay, looks go. Nothing in it can run: the result is text, and only links that a person can follow are kept.
 * A line stands for each picture that is not in the library.
 */
export const markdownOf = (source: string): string => convert(source);

/** A picture of a pasted text that is to be uploaded, and the line for it if that fails. */
export type PictureToUpload = PastedPicture & { placeholder: string; line: string };

/** Returns HTML from the clipboard as Markdown, with placeholders for the pictures whose files came with it. */
export function pasteOf(source: string, nextPlaceholder: () => string) {
  const pictures: PictureToUpload[] = [];
  const text = convert(source, (picture) => {
    const placeholder = nextPlaceholder();
    pictures.push({ ...picture, placeholder, line: lineFor(picture) });
    return html(placeholder);
  });
  return { text, pictures };
}
