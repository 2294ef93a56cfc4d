import { type Ref, type RefCallback, useCallback, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { earlyTextIn } from '@/lib/core/security/before-react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

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

function replayText(field: HTMLInputElement | HTMLTextAreaElement): Replay | null {
  // React has written its own value into a text area by now.
  const early = field instanceof HTMLTextAreaElement ? earlyTextIn(field) : field;
  if (!early || early.value === field.defaultValue) return null;
  const { value, selectionStart: start, selectionEnd: end } = early;
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
function earlyChange(control: Control): Replay | null {
  if (control instanceof HTMLSelectElement) return replayChoice(control);
  if (control instanceof HTMLTextAreaElement) return replayText(control);
  if (/^(checkbox|radio)$/.test(control.type)) return replayTick(control);
  return control.type === 'file' ? null : replayText(control);
}

/**
 * Returns the ref of a control that keeps what a visitor did with it before React ran: React gets the change once more,
 * and its state follows. Without it, the next render would set a controlled value back, and a text area loses its text
 * at once.
 * @param given another ref for the same control
 */
export function useTakeOver<Element extends Control>(given?: Ref<Element>): RefCallback<Element> {
  const change = useRef<{ control: Control; replay: Replay | null }>(undefined);

  const ref = useCallback(
    (control: Element | null) => {
      if (control && change.current?.control !== control) {
        change.current = { control, replay: earlyChange(control) };
      }
      if (typeof given === 'function') return given(control);
      if (given) given.current = control;
    },
    [given],
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
