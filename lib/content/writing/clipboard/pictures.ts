import { missingPicture } from '@/lib/content/images/missing';
import { PICTURES_PATH, picturePath } from '@/lib/core/text/picture-path';
import { attribute, type Element } from './html-tree';

/** A picture pasted with a text: its file as a `data:` URL, and its alternative text. */
export type PastedPicture = { src: string; alt: string };

/** A picture as shown in the text. */
export type FoundPicture =
  | { is: 'words'; text: string }
  | { is: 'ours'; src: string; alt: string }
  | { is: 'file'; picture: PastedPicture }
  | { is: 'missing'; line: string }
  | null;

/** Pictures up to this width or height in pixels are tracking pixels or spacers. */
const MAX_SPACER = 2;

/** Pictures of this size without a name are icons of the page around the text. */
const MAX_SIGN = 24;

const sizeOf = (node: Element, name: 'width' | 'height') =>
  Number.parseFloat(attribute(node, name)) || Number.POSITIVE_INFINITY;

/** Returns the name of a picture: its alternative text, or its file name. */
function nameOf(src: string, alt: string): string {
  const words = alt.replace(/\s+/g, ' ').trim();
  if (words) return words;
  const [path = ''] = src.split(/[?#]/);
  const file =
    path
      .split(/[/\\:]/)
      .at(-1)
      ?.split('@', 1)[0] ?? '';
  if (src.startsWith('data:') || !/\.[a-z]{3,4}$/i.test(file)) return 'without a name';
  try {
    return decodeURIComponent(file);
  } catch {
    return file;
  }
}

const isEmoji = (words: string) =>
  /^(\p{Extended_Pictographic}|\p{Emoji_Component})+$/u.test(words) && !/^[\d#*]+$/.test(words);

/** Returns the replacement for a picture in the text; null if there is none. */
export function pictureOf(node: Element): FoundPicture {
  const alt = (attribute(node, 'alt') || attribute(node, 'o:title')).trim();
  const emoji = [attribute(node, 'dataEmojiFallback'), alt].find(isEmoji);
  const sign = emoji ?? (/\bemoticon\b/.test(attribute(node, 'className')) ? alt : '');
  if (sign) return { is: 'words', text: sign };
  const written = attribute(node, 'src').trim();
  const later = attribute(node, 'dataSrc').trim();
  const [first = ''] = attribute(node, 'srcSet').trim().split(/,?\s+/);
  const isLater = written === '' || (written.startsWith('data:') && later);
  const src = isLater ? later || first : written;
  const ours = picturePath(src);
  if (ours.startsWith(PICTURES_PATH)) return { is: 'ours', src: ours, alt };
  const [width, height] = [sizeOf(node, 'width'), sizeOf(node, 'height')];
  if (Math.min(width, height) <= MAX_SPACER) return null;
  // A picture of the program itself, such as a checkbox.
  if (attribute(node, 'ariaRoleDescription') === 'checkbox') return null;
  if (!alt && Math.max(width, height) <= MAX_SIGN) return null;
  if (/^data:image\//i.test(src))
    return { is: 'file', picture: { src, alt: alt.replace(/\s+/g, ' ') } };
  const isSomewhere = /^([a-z][a-z\d+.-]*:|\/)/i.test(src);
  return alt || isSomewhere ? { is: 'missing', line: missingPicture(nameOf(src, alt)) } : null;
}

/** Returns the line for a picture whose file is not uploaded. */
export const lineFor = ({ src, alt }: PastedPicture): string => missingPicture(nameOf(src, alt));
