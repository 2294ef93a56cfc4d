import { FIGURE_WIDTHS } from '@/lib/core/text/figure-widths';
import { escapeLabel } from './formatting';

/** Available widths of a picture; the first is the width of the text. */
export const PICTURE_WIDTHS = ['text', ...FIGURE_WIDTHS] as const;

/** A picture to insert into a text. */
export type PlacedPicture = {
  address: string;
  alt: string;
  caption: string;
  source: string;
  width: string;
};

/** Escapes a value for the quotation marks of an attribute. */
const quoted = (value: string) =>
  `"${value.replace(/\s+/g, ' ').trim().replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;

/** Returns the Markdown of a picture: a figure if it has a caption, a source or its own width. */
export function pictureMarkdown({ address, alt, caption, source, width }: PlacedPicture): string {
  const picture = `![${escapeLabel(alt)}](${address})`;
  const attributes = Object.entries({ source, caption, width: width === 'text' ? '' : width })
    .filter(([, value]) => value.trim())
    .map(([name, value]) => `${name}=${quoted(value)}`);
  return attributes.length > 0 ? `:::figure{${attributes.join(' ')}}\n${picture}\n:::` : picture;
}
