'use client';

import { unstable_rethrow } from 'next/navigation';
import { type FormEvent, useActionState, useState, useTransition } from 'react';
import { ANSWER_ID } from './answer-id';

/**
 * One server action, two ways in: `formAction` for the form itself, so that it works before and
 * without JavaScript, and `send` for a script, which answers `unreachable` when the server cannot be
 * reached instead of losing the form. Without JavaScript the page that answers begins at the element of
 * `ANSWER_ID`. `result` is the newest answer of either; `formProps` is all a
 * plain form needs, its double submission blocked.
 */
export function useFormAction<Result extends object>(
  action: (previous: Awaited<Result>, form: FormData) => Promise<Result>,
  initial: Awaited<Result>,
  unreachable: Awaited<Result>,
) {
  const [answered, formAction] = useActionState(action, initial, `#${ANSWER_ID}`);
  const [sent, setSent] = useState<Awaited<Result> | null>(null);
  const [pending, startTransition] = useTransition();
  const result = sent ?? answered;

  const send = (form: FormData) =>
    startTransition(async () => {
      try {
        setSent(await action(result, form));
      } catch (error) {
        unstable_rethrow(error);
        setSent(unreachable);
      }
    });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!pending) send(new FormData(event.currentTarget));
  };

  return {
    result,
    formAction,
    send,
    pending,
    formProps: { action: formAction, onSubmit, noValidate: true },
  };
}
