import { type FocusEvent, useEffect, useRef, useState } from 'react';
import type { BookingErrors } from './booking-fields';

type Checks = ReturnType<typeof import('./booking-checks').checkForm>;

/**
 * Returns the errors of the booking form. The validation code loads when the visitor starts to fill in the form; if
 * loading fails, only the server validates.
 * @param refused errors from the latest server response
 */
export function useBookingChecks(refused: BookingErrors | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const loading = useRef<Promise<Checks | null>>(null);
  const left = useRef(new Set<string>());
  const [errors, setErrors] = useState<BookingErrors>(refused ?? {});

  // The server's errors replace those of the browser, because the server checks more rules.
  useEffect(() => {
    if (refused) setErrors(refused);
  }, [refused]);

  const load = () => {
    loading.current ??= import('./booking-checks').then(
      ({ checkForm }) => form.current && checkForm(form.current, errors, left.current, setErrors),
      () => {
        loading.current = null;
        return null;
      },
    );
    return loading.current;
  };
  const noteLeft = ({ target }: FocusEvent<HTMLFormElement>) => {
    left.current.add(target.getAttribute('name') ?? '');
  };
  return { form, errors, load, noteLeft };
}
