import type { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { Written } from '@/lib/content/images/pasting';
import { changeBetween } from '@/lib/content/writing/formatting';
import { textOf } from './text-state';

/** Returns the text of an editor with its selection. */
export function writtenIn(state: EditorState): Written {
  const { from, to } = state.selection.main;
  return { text: textOf(state), start: from, end: to };
}

/** Changes the text and the selection in one undoable step. */
export function write(view: EditorView, next: Written) {
  view.dispatch({
    changes: changeBetween(textOf(view.state), next.text),
    selection: { anchor: next.start, head: next.end },
    scrollIntoView: true,
    userEvent: 'input',
  });
}

/** Applies a change and returns focus to the text. */
export function change(view: EditorView, by: (written: Written) => Written) {
  write(view, by(writtenIn(view.state)));
  view.focus();
}
