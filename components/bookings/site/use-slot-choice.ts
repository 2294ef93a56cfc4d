import { type RefObject, useCallback, useEffect, useState } from 'react';

type Slot = { date: string; time: string };

/** Returns the chosen date and time of a form, initially those of a refused submission. */
export function useSlotChoice(
  form: RefObject<HTMLFormElement | null>,
  { date, time }: { date?: string; time?: string } = {},
) {
  const [chosen, choose] = useState<Partial<Slot>>({ date, time });
  const chooseDate = useCallback((date: string) => choose((slot) => ({ ...slot, date })), []);
  const chooseTime = useCallback((time: string) => choose((slot) => ({ ...slot, time })), []);

  // A visitor may choose a slot before hydration.
  useEffect(() => {
    if (!form.current) return;
    const filled = new FormData(form.current);
    if (filled.has('date')) chooseDate(String(filled.get('date')));
    if (filled.has('time')) chooseTime(String(filled.get('time')));
  }, [form, chooseDate, chooseTime]);

  return { ...chosen, choose, chooseDate, chooseTime };
}
