import { type Ref, type RefCallback, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsRunning } from './use-is-running';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Text of a field, with the selection in it. */
type EarlyText = {
  value: string;
  selectionStart: number | null;
  selectionEnd: number | null;
};

/**
 * Returns the text that the area with this id has before React takes the page over, and writes its own value into one
 * that is not empty. Undefined on the server, and for an area that React makes in the browser.
 */
export function useEarlyText(id: string): EarlyText | undefined {
  const isRunning = useIsRunning();
  const [text] = useState(() => {
    if (isRunning || typeof document === 'undefined') return undefined;
    const area = document.getElementById(id);
    if (!(area instanceof HTMLTextAreaElement)) return undefined;
    const { value, selectionStart, selectionEnd } = area;
    return { value, selectionStart, selectionEnd };
  });
  return text;
}

/** Makes the change of a control once more, for React. */
type Replay = () => void;

/** Lets React handle an event of the control now, so that the handler of the next control sees the state after it. */
function announce(control: Control, type: 'input' | 'change') {
  flushSync(() => control.dispatchEvent(new Event(type, { bubbles: true })));
}

function replayChoice(select: HTMLSelectElement): Replay | null {
  const preset = [...select.options].findIndex(({ defaultSelected }) => defaultSelected);
  const { value } = select;
  // Without a preset the list is not controlled, or React made it in the browser.
  if (preset < 0 || select.selectedIndex === preset) return null;
  return () => {
    select.value = value;
    announce(select, 'change');
  };
}

function replayTick(box: HTMLInputElement): Replay | null {
  const { checked, type } = box;
  // A radio button that another one has replaced needs no press.
  if (checked === box.defaultChecked || (type === 'radio' && !checked)) return null;
  return () => {
    box.checked = !checked;
    flushSync(() => box.click());
  };
}

function replayText(
  field: HTMLInputElement | HTMLTextAreaElement,
  { value, selectionStart: start, selectionEnd: end }: EarlyText = field,
): Replay | null {
  if (value === field.defaultValue) return null;
  return () => {
    // React ignores an event unless the value differs from the one that was last assigned; the prototype's setter does
    // not count as an assignment.
    field.value = field.defaultValue;
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    set?.call(field, value);
    if (start !== null) field.setSelectionRange(start, end);
    announce(field, 'input');
  };
}

/** Returns the change that a visitor made to the control before React ran, if there was one. */
function earlyChange(control: Control, text?: EarlyText): Replay | null {
  if (control instanceof HTMLSelectElement) return replayChoice(control);
  if (control instanceof HTMLTextAreaElement) return replayText(control, text);
  if (/^(checkbox|radio)$/.test(control.type)) return replayTick(control);
  return control.type === 'file' ? null : replayText(control);
}

/**
 * Returns the ref of a control that keeps what a visitor did with it before React ran: React gets the change once more,
 * and its state follows. Without it, the next render would set a controlled value back, and a text area loses its text
 * at once.
 * @param given another ref for the same control
 * @param text what `useEarlyText` returns for a text area
 */
export function useTakeOver<Element extends Control>(
  given?: Ref<Element>,
  text?: EarlyText,
): RefCallback<Element> {
  const change = useRef<{ control: Control; replay: Replay | null }>(undefined);

  const ref = useCallback(
    (control: Element | null) => {
      if (control && change.current?.control !== control) {
        change.current = { control, replay: earlyChange(control, text) };
      }
      if (typeof given === 'function') return given(control);
      if (given) given.current = control;
    },
    [given, text],
  );

  // After the effects of the page, which may show a draft that was kept instead of this control.
  useEffect(() => {
    const { control, replay } = change.current ?? {};
    if (!control || !replay) return;
    queueMicrotask(() => {
      if (control.isConnected) replay();
    });
  }, []);

  return ref;
}
