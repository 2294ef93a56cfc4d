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
 * Converts HTML from the clipboard to the Markdown that a person would type. Headings, lists, links, tables, notes and
 * emphasis are kept, layout is removed. The result is text with safe links only, so nothing in it can run. A
 * placeholder line replaces each picture that is not in the library.
 */
export const markdownOf = (source: string): string => convert(source);

/** A pasted picture to upload, and the line that replaces it if the upload fails. */
export type PictureToUpload = PastedPicture & { placeholder: string; line: string };

/** Converts HTML from the clipboard to Markdown, with placeholders for the pictures pasted with their files. */
export function pasteOf(source: string, nextPlaceholder: () => string) {
  const pictures: PictureToUpload[] = [];
  const text = convert(source, (picture) => {
    const placeholder = nextPlaceholder();
    pictures.push({ ...picture, placeholder, line: lineFor(picture) });
    return html(placeholder);
  });
  return { text, pictures };
}
