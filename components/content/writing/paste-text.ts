import type { EditorView } from '@codemirror/view';
import { missingPicturesIn } from '@/lib/content/images/missing';
import { withLink } from '@/lib/content/writing/formatting';
import { fitted } from '@/lib/content/writing/pasted-place';
import { change } from './change';
import { textOf } from './text-state';
import type { usePastedPictures } from './use-pasted-pictures';

type Pictures = Pick<ReturnType<typeof usePastedPictures>, 'nextPlaceholder' | 'takeWithText'>;

/** Larger content is pasted as plain text, because its conversion would block the page. */
const MAX_TEXT = 2_000_000;

/** Image files embedded in the text. */
const DATA = /data:image\/[^"'\s)]*/gi;

const isUrl = (text: string) => /^https?:\/\/\S+$/.test(text);

const missingSentence = (count: number) =>
  count === 1
    ? 'One picture could not be pasted. Add it at the line “A picture was here”.'
    : `${count} pictures could not be pasted. Add each one at its line “A picture was here”.`;

/** Inserts HTML from the clipboard as Markdown, or as plain text if the conversion fails. */
async function insertConverted(html: string, plain: string, view: EditorView, pictures: Pictures) {
  const { text, pictures: found } = await import('@/lib/content/writing/paste')
    .then(({ pasteOf }) => pasteOf(html, () => pictures.nextPlaceholder(view)))
    .catch(() => ({ text: '', pictures: [] }));
  if (!view.dom.isConnected) return;
  const { from, to } = view.state.selection.main;
  const around = textOf(view.state);
  const written = text
    ? fitted(text, around.slice(0, from), around.slice(to))
    : plain.replace(/\r\n?/g, '\n');
  view.dispatch({
    ...view.state.replaceSelection(written),
    scrollIntoView: true,
    userEvent: 'input.paste',
  });
  const missing = missingPicturesIn(text).length;
  if (found.length > 0 || missing > 0) {
    pictures.takeWithText(found, missing > 0 ? [missingSentence(missing)] : [], view);
  }
}

/**
 * Converts pasted content from office programs and web pages to Markdown, and turns a URL pasted over a selection into
 * a link. Returns whether it handled the event; otherwise the editor does.
 */
export function pasteText(data: DataTransfer, view: EditorView, pictures: Pictures): boolean {
  const plain = data.getData('text/plain');
  if (isUrl(plain.trim()) && !view.state.selection.main.empty) {
    change(view, (written) => withLink(written, plain.trim(), ''));
    return true;
  }
  const html = data.getData('text/html');
  const isCode = data.types.includes('vscode-editor-data');
  if (!html || isCode || html.replace(DATA, '').length > MAX_TEXT) return false;
  void insertConverted(html, plain, view, pictures);
  return true;
}
