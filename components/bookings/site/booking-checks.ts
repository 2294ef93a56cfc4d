import { zodResolver } from '@hookform/resolvers/zod';
import { createFormControl } from 'react-hook-form';
import { type BookingFields, type BookingInput, bookingSchema } from '@/lib/bookings/schema';
import { BOOKING_FIELDS, type BookingErrors } from './booking-fields';

/**
 * Checks a form that is on the page already by the server's schema: a field when it is left, and from then on whenever
 * it changes. It reads what is typed and never writes it, so that it can begin at any time.
 * @param known errors that are shown already
 * @param left names of the fields that were left before the checks had loaded
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
    /** Notes that the page itself has chosen a slot, which is no event. */
    takeSlot({ date, time }: { date: string; time: string }) {
      setValue('date', date, { shouldValidate: true });
      setValue('time', time, { shouldValidate: true });
    },
    /** Checks everything, and returns whether the form can be sent. */
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
