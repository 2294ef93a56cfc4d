import { markdownLanguage } from '@codemirror/lang-markdown';
import { EditorState, type Extension } from '@codemirror/state';

/** Returns an editor state. Only '\n' ends a line, so that all other characters are preserved. */
export const textState = (text: string, extensions: Extension = []) =>
  EditorState.create({
    doc: text,
    extensions: [EditorState.lineSeparator.of('\n'), markdownLanguage, extensions],
  });

/** Returns the text of an editor state. */
export const textOf = (state: EditorState) => state.sliceDoc();
