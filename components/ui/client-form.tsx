'use client';

import type { ComponentProps } from 'react';

/** Never called if `onSubmit` prevents the default. */
function waitForReact() {}

type ClientFormProps = Omit<ComponentProps<'form'>, 'action' | 'onSubmit'> &
  Required<Pick<ComponentProps<'form'>, 'onSubmit'>>;

/**
 * A form that requires React. If it is submitted before hydration, nothing happens. Without an action, the browser
 * would reload the page with all input in its URL.
 */
export function ClientForm(props: ClientFormProps) {
  return <form {...props} action={waitForReact} />;
}
