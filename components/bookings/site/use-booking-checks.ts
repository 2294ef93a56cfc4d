import { type FocusEvent, useEffect, useRef, useState } from 'react';
import type { BookingErrors } from './booking-fields';

type Checks = ReturnType<typeof import('./booking-checks').checkForm>;

/**
 * Returns the errors of the booking form. Its rules and their library load when the visitor starts to fill the form; if
 * that fails, only the server checks.
 * @param refused errors of the server's last answer
 */
export function useBookingChecks(refused: BookingErrors | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const loading = useRef<Promise<Checks | null>>(null);
  const left = useRef(new Set<string>());
  const [errors, setErrors] = useState<BookingErrors>(refused ?? {});

  // An answer comes after the form was checked, and says what the checks could not know.
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
