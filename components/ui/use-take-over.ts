import { type Ref, type RefCallback, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsRunning } from './use-is-running';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Text of a field with its selection. */
type EarlyText = {
  value: string;
  selectionStart: number | null;
  selectionEnd: number | null;
};

/**
 * Returns the text of the area with this id from before hydration, because React overwrites a non-empty text area with
 * its own value. Undefined on the server, and for an area created in the browser.
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

/** Repeats the change of a control for React. */
type Replay = () => void;

/** Lets React handle an event synchronously, so that the handler of the next control sees the new state. */
function announce(control: Control, type: 'input' | 'change') {
  flushSync(() => control.dispatchEvent(new Event(type, { bubbles: true })));
}

function replayChoice(select: HTMLSelectElement): Replay | null {
  const preset = [...select.options].findIndex(({ defaultSelected }) => defaultSelected);
  const { value } = select;
  // Without a preset option, the select is uncontrolled or was created in the browser.
  if (preset < 0 || select.selectedIndex === preset) return null;
  return () => {
    select.value = value;
    announce(select, 'change');
  };
}

function replayTick(box: HTMLInputElement): Replay | null {
  const { checked, type } = box;
  // A radio button that was deselected by another one needs no click.
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
    // React ignores an input event if the value equals the last assigned one. The prototype's setter does not count as
    // an assignment.
    field.value = field.defaultValue;
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    set?.call(field, value);
    if (start !== null) field.setSelectionRange(start, end);
    announce(field, 'input');
  };
}

/** Returns the visitor's change of the control from before hydration, if there was one. */
function earlyChange(control: Control, text?: EarlyText): Replay | null {
  if (control instanceof HTMLSelectElement) return replayChoice(control);
  if (control instanceof HTMLTextAreaElement) return replayText(control, text);
  if (/^(checkbox|radio)$/.test(control.type)) return replayTick(control);
  return control.type === 'file' ? null : replayText(control);
}

/**
 * Returns the ref of a controlled field that keeps input from before hydration. The change is repeated for React, so
 * that the state follows. Otherwise the next render would reset the control, and a text area would lose its text
 * immediately.
 * @param given another ref for the same control
 * @param text result of `useEarlyText` for a text area
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

  // Runs after the effects of the page, which may restore a kept draft instead of this control's input.
  useEffect(() => {
    const { control, replay } = change.current ?? {};
    if (!control || !replay) return;
    queueMicrotask(() => {
      if (control.isConnected) replay();
    });
  }, []);

  return ref;
}
