import { useEffect, useRef } from 'react';

/**
 * Returns the ref of a field whose value React writes. Its form is notified of each change, as it is notified of typing.
 */
export function useToldForm(value: string) {
  const field = useRef<HTMLInputElement>(null);
  const told = useRef(value);

  // A value that React writes is no event, and the form reads its fields from the document.
  useEffect(() => {
    if (told.current === value) return;
    told.current = value;
    field.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [value]);

  return field;
}

/** A value that is chosen or drawn instead of typed, as a field of the form around it. */
export function HeldField({ name, value }: { name: string; value: string }) {
  return <input ref={useToldForm(value)} type="hidden" name={name} value={value} />;
}
