import { useEffect, useRef } from 'react';

/** Returns a ref for a field whose value React sets. It dispatches an event for each change, as for typing. */
export function useInputEvents(value: string) {
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef(value);

  // Setting a value fires no event, but the form reads its fields from the DOM on input events.
  useEffect(() => {
    if (sent.current === value) return;
    sent.current = value;
    field.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [value]);

  return field;
}

/** Hidden form field for a value that is chosen or drawn instead of typed. */
export function FormValue({ name, value }: { name: string; value: string }) {
  return <input ref={useInputEvents(value)} type="hidden" name={name} value={value} />;
}
