'use client';

import type { ComponentProps } from 'react';

/** Never runs where `onSubmit` prevents it. */
function waitForReact() {}

type ClientFormProps = Omit<ComponentProps<'form'>, 'action' | 'onSubmit'> &
  Required<Pick<ComponentProps<'form'>, 'onSubmit'>>;

/**
 * A form that needs React: pressed before React runs, it stays as it is. Without an action the browser would load the
 * page again, with everything that was typed in its URL.
 */
export function ClientForm(props: ClientFormProps) {
  return <form {...props} action={waitForReact} />;
}
