import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { deleteMarkupBackward, insertNewlineContinueMarkup } from '@codemirror/lang-markdown';
import { Annotation, Compartment } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { changeBetween } from '@/lib/content/writing/formatting';
import { change } from './change';
import { livePreview } from './live-preview';
import { scrollMargins } from './scroll-margins';
import { searchFromScreen, textSearch } from './search-panel';
import { slashMenu } from './slash-menu';
import { textOf, textState } from './text-state';
import { sourceTheme, textTheme } from './text-theme';
import { otherKeys, tools } from './tools';
import { unseenMarks } from './unseen-marks';

/** Marks a text that came from outside the editor. */
const fromOutside = Annotation.define<true>();

export type TextViewOptions = {
  value: string;
  onChange: (value: string) => void;
  /** Of the element that takes the text. */
  attributes: Record<string, string>;
  /** With which the editor takes the focus at its start. */
  selection: { anchor: number; head: number } | undefined;
  isSource: boolean;
  onKey: (key: keyof typeof otherKeys) => void;
  /** Returns true if the event is dealt with. */
  onPaste: (event: ClipboardEvent, view: EditorView) => boolean;
  onDrop: (event: DragEvent, view: EditorView) => boolean;
};

/** Returns the editor of a text, and a ref for the element that holds it. Its value is the caller's. */
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

  // The library works on its own element.
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
        // The page has a palette for the same key.
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
        // From the start: the editor can take the focus below, and a screen reader then says its name.
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

  // Another version was taken, or the text from before put into the form.
  useEffect(() => {
    if (!view || textOf(view.state) === value) return;
    view.dispatch({
      changes: changeBetween(textOf(view.state), value),
      annotations: fromOutside.of(true),
    });
  }, [view, value]);

  // The same text is shown in another way.
  useEffect(() => {
    view?.dispatch({ effects: look.reconfigure(isSource ? sourceTheme : livePreview) });
  }, [view, look, isSource]);

  const attributesText = JSON.stringify(attributes);
  // Names and errors of the field belong on the element of the library.
  useEffect(() => {
    const named: Record<string, string> = JSON.parse(attributesText);
    view?.dispatch({ effects: names.reconfigure(EditorView.contentAttributes.of(named)) });
  }, [view, names, attributesText]);

  return { parent, view };
}
