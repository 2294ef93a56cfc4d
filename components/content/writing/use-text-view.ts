import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { deleteMarkupBackward, insertNewlineContinueMarkup } from '@codemirror/lang-markdown';
import { Annotation, Compartment } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { changeBetween } from '@/lib/content/writing/formatting';
import { change } from './change';
import { scrollMargins } from './scroll-margins';
import { searchFromScreen, textSearch } from './search-panel';
import { slashMenu } from './slash-menu';
import { textDecorations } from './text-decorations';
import { textOf, textState } from './text-state';
import { sourceTheme, textTheme } from './text-theme';
import { otherKeys, tools } from './tools';
import { unseenMarks } from './unseen-marks';

/** Marks a change that comes from outside the editor. */
const fromOutside = Annotation.define<true>();

export type TextViewOptions = {
  value: string;
  onChange: (value: string) => void;
  /** HTML attributes of the editable element. */
  attributes: Record<string, string>;
  /** Initial selection. If it is set, the editor takes focus. */
  selection: { anchor: number; head: number } | undefined;
  isSource: boolean;
  onKey: (key: keyof typeof otherKeys) => void;
  /** Returns true if the event was handled. */
  onPaste: (event: ClipboardEvent, view: EditorView) => boolean;
  onDrop: (event: DragEvent, view: EditorView) => boolean;
};

/** Returns an editor view and a ref for its container. The caller owns the value. */
export function useTextView(options: TextViewOptions) {
  const { value, attributes, isSource } = options;
  const parent = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const [look] = useState(() => new Compartment());
  const [names] = useState(() => new Compartment());
  const start = useEffectEvent(() => ({ text: value, selection: options.selection, attributes }));
  const emit = useEffectEvent((text: string) => options.onChange(text));
  const press = useEffectEvent((key: keyof typeof otherKeys) => options.onKey(key));
  const paste = useEffectEvent((event: ClipboardEvent, at: EditorView) =>
    options.onPaste(event, at),
  );
  const drop = useEffectEvent((event: DragEvent, at: EditorView) => options.onDrop(event, at));

  // CodeMirror manages its own DOM element.
  useEffect(() => {
    if (!parent.current) return;
    const keys = [
      ...Object.values(tools).map(({ key, apply }) => ({
        key,
        run: (at: EditorView) => {
          change(at, apply);
          return true;
        },
      })),
      ...(Object.keys(otherKeys) as (keyof typeof otherKeys)[]).map((name) => ({
        key: otherKeys[name].key,
        // The page uses the same shortcut for the command palette.
        stopPropagation: true,
        run: () => {
          press(name);
          return true;
        },
      })),
      { key: 'Enter', run: insertNewlineContinueMarkup },
      { key: 'Backspace', run: deleteMarkupBackward },
    ];
    const { text, selection, attributes } = start();
    const created = new EditorView({
      parent: parent.current,
      state: textState(text, [
        history(),
        slashMenu,
        keymap.of([...keys, ...defaultKeymap, ...historyKeymap]),
        placeholder('Write, or type / for a block'),
        EditorView.lineWrapping,
        EditorView.scrollMargins.of(() => scrollMargins),
        textSearch,
        unseenMarks,
        EditorView.clipboardInputFilter.of((text) => text.replace(/\r\n?/g, '\n')),
        EditorView.domEventHandlers({
          paste: (event, at) => paste(event, at),
          drop: (event, at) => drop(event, at),
        }),
        EditorView.updateListener.of(({ docChanged, transactions, state }) => {
          const isOurs = transactions.some((one) => one.annotation(fromOutside));
          if (docChanged && !isOurs) emit(textOf(state));
        }),
        textTheme,
        look.of([]),
        // Set at creation: the editor may take focus below, and a screen reader then announces its name.
        names.of(EditorView.contentAttributes.of(attributes)),
      ]),
    });
    if (selection) {
      created.focus();
      created.dispatch({ selection, scrollIntoView: true });
    }
    setView(created);
    const searchHere = (event: KeyboardEvent) => searchFromScreen(created, event);
    document.addEventListener('keydown', searchHere);
    return () => {
      document.removeEventListener('keydown', searchHere);
      created.destroy();
    };
  }, [look, names]);

  // The value has changed outside the editor, for example after a conflict or a restored draft.
  useEffect(() => {
    if (!view || textOf(view.state) === value) return;
    view.dispatch({
      changes: changeBetween(textOf(view.state), value),
      annotations: fromOutside.of(true),
    });
  }, [view, value]);

  // Switch between raw Markdown and the live preview.
  useEffect(() => {
    view?.dispatch({ effects: look.reconfigure(isSource ? sourceTheme : textDecorations) });
  }, [view, look, isSource]);

  const attributesText = JSON.stringify(attributes);
  // Labels and errors of the field belong on CodeMirror's element.
  useEffect(() => {
    const named: Record<string, string> = JSON.parse(attributesText);
    view?.dispatch({ effects: names.reconfigure(EditorView.contentAttributes.of(named)) });
  }, [view, names, attributesText]);

  return { parent, view };
}
