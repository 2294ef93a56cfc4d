import type { EditorView } from '@codemirror/view';
import { withLink } from '@/lib/content/writing/formatting';
import { change } from './change';

/** Larger ones are pasted as plain text: converting them would block the page. */
const MAX_HTML = 2_000_000;

const isUrl = (text: string) => /^https?:\/\/\S+$/.test(text);

/** Inserts what was copied elsewhere as Markdown, or as plain text if that fails. */
async function insertConverted(html: string, plain: string, view: EditorView) {
  const text = await import('@/lib/content/writing/paste')
    .then(({ markdownOf }) => markdownOf(html))
    .catch(() => plain);
  if (!view.dom.isConnected) return;
  view.dispatch({
    ...view.state.replaceSelection(text || plain.replace(/\r\n?/g, '\n')),
    scrollIntoView: true,
    userEvent: 'input.paste',
  });
}

/**
 * Pastes what office programs and web pages put on the clipboard as Markdown, and a URL over selected words as a link.
 * Returns whether it did; everything else is the editor's own.
 */
export function pasteText(data: DataTransfer, view: EditorView): boolean {
  const plain = data.getData('text/plain');
  if (isUrl(plain.trim()) && !view.state.selection.main.empty) {
    change(view, (written) => withLink(written, plain.trim(), ''));
    return true;
  }
  const html = data.getData('text/html');
  const isCode = data.types.includes('vscode-editor-data');
  if (!html || isCode || html.length > MAX_HTML) return false;
  void insertConverted(html, plain, view);
  return true;
}
