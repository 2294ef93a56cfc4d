import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl } from 'react-hook-form';
import { type BookingFields, type BookingInput, bookingSchema } from '@/lib/bookings/schema';
import { BOOKING_FIELDS, type BookingErrors } from './booking-fields';

/**
 * Validates a rendered form with the server's schema: a field on blur, and from then on at every change. It only reads
 * the fields, so it can start at any time.
 * @param known errors that are already shown
 * @param left names of the fields that lost focus before the checks had loaded
 * @param show called with all errors whenever they change
 */
export function checkForm(
  form: HTMLFormElement,
  known: BookingErrors,
  left: Iterable<string>,
  show: (errors: BookingErrors) => void,
) {
  const control = createFormControl<BookingFields, unknown, BookingInput>({
    resolver: zodResolver(bookingSchema),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { setValue, setError } = control;
  const fields = new Map<string, ReturnType<typeof control.register>>(
    BOOKING_FIELDS.map((name) => [name, control.register(name)]),
  );
  for (const name of BOOKING_FIELDS) {
    if (known[name]) setError(name, { type: 'server', message: known[name] });
  }
  control.subscribe({
    formState: { errors: true },
    callback: ({ errors = {} }) =>
      show(Object.fromEntries(BOOKING_FIELDS.map((name) => [name, errors[name]?.message]))),
  });

  const textOf = (filled: FormData, name: string) => String(filled.get(name) ?? '');
  const tell = ({ type, target }: Event) => {
    const name = (target instanceof Element && target.getAttribute('name')) || '';
    const value = textOf(new FormData(form), name);
    void fields.get(name)?.onChange({ type, target: { name, value } });
  };
  for (const name of left) {
    const value = textOf(new FormData(form), name);
    void fields.get(name)?.onChange({ type: 'blur', target: { name, value } });
  }
  form.addEventListener('input', tell);
  form.addEventListener('focusout', tell);

  return {
    /** Sets a slot chosen by the page itself, which fires no input event. */
    takeSlot({ date, time }: { date: string; time: string }) {
      setValue('date', date, { shouldValidate: true });
      setValue('time', time, { shouldValidate: true });
    },
    /** Validates all fields and returns whether the form can be sent. */
    async isComplete(filled: FormData): Promise<boolean> {
      for (const name of BOOKING_FIELDS) setValue(name, textOf(filled, name));
      let isComplete = false;
      await control.handleSubmit(() => {
        isComplete = true;
      })();
      return isComplete;
    },
  };
}
