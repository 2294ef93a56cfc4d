'use client';

import { unstable_rethrow } from 'next/navigation';
import {
  type ComponentProps,
  type FormEvent,
  useActionState,
  useState,
  useTransition,
} from 'react';
import { sharedNotices } from '@/lib/notices/shared';
import { ANSWER_ID } from './answer';

export type FormProps = Pick<ComponentProps<'form'>, 'action' | 'onSubmit' | 'noValidate'>;

/** Returns the form's own response for an unreachable server. */
export function unreachable<Key extends string>(notices: Record<Key, string>, notice: Key) {
  return { serverError: { notice, text: notices[notice], details: {} } };
}

/** Default response for an unreachable server. It is unknown whether the server has processed the request. */
export const UNREACHABLE = unreachable(sharedNotices, 'notReached');

/**
 * Connects a form with a server action in two ways: `formAction` works before hydration and without JavaScript (the new
 * page starts at the element of `ANSWER_ID`), and `send` returns `unreachable` instead of losing the form if the server
 * cannot be reached. `result` is the latest response of either. `formProps` is all that a plain form needs; it blocks
 * double submissions.
 * @param answerUrl URL of the page that responds without JavaScript, with the same form. A form that leads to another
 * page gives its own URL, because that page would inherit the fragment
 */
export function useFormAction<Result extends object>(
  action: (previous: Awaited<Result>, form: FormData) => Promise<Result>,
  initial: Awaited<Result>,
  unreachable: Awaited<Result>,
  answerUrl = `#${ANSWER_ID}`,
) {
  const [answered, formAction] = useActionState(action, initial, answerUrl);
  const [sent, setSent] = useState<Awaited<Result> | null>(null);
  const [pending, startTransition] = useTransition();
  const result = sent ?? answered;

  const send = (form: FormData) =>
    startTransition(async () => {
      try {
        setSent(await action(result, form));
      } catch (error) {
        unstable_rethrow(error);
        // A copy, so that each attempt is a new object.
        setSent(structuredClone(unreachable));
      }
    });

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const form = new FormData(event.currentTarget);
    // Without JavaScript the browser also sends the name and value of the pressed button.
    const button = event.nativeEvent instanceof SubmitEvent && event.nativeEvent.submitter;
    if (button instanceof HTMLButtonElement && button.name) form.set(button.name, button.value);
    send(form);
  };

  return {
    result,
    formAction,
    send,
    pending,
    formProps: { action: formAction, onSubmit, noValidate: true },
  };
}
