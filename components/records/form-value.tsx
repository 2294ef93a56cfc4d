import { useEffect, useRef } from 'react';

/**
 * Returns the ref of a field whose value React writes. The form gets an event for each change, as for typing.
 */
export function useInputEvents(value: string) {
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef(value);

  // A value that React writes is no event, and the form reads its fields from the document.
  useEffect(() => {
    if (sent.current === value) return;
    sent.current = value;
    field.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [value]);

  return field;
}

/** A value that is chosen or drawn instead of typed, as a field of the form around it. */
export function FormValue({ name, value }: { name: string; value: string }) {
  return <input ref={useInputEvents(value)} type="hidden" name={name} value={value} />;
}
