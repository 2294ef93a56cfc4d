import { markdownLanguage } from '@codemirror/lang-markdown';
import { EditorState, type Extension } from '@codemirror/state';

/** Returns the state of an editor. Lines end at '\n' only, so that every other character of the text stays as it is. */
export const textState = (text: string, extensions: Extension = []) =>
  EditorState.create({
    doc: text,
    extensions: [EditorState.lineSeparator.of('\n'), markdownLanguage, extensions],
  });

/** Returns the text of an editor. */
export const textOf = (state: EditorState) => state.sliceDoc();
