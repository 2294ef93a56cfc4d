'use client';

import type { ReactNode } from 'react';
import { type LinkedSubject, LinkedSubjectContext } from './use-page-query';

type LinkedFormProps = { linked: LinkedSubject; children: ReactNode };

/** Shows in the form what the link to the page names, also without JavaScript. */
export function LinkedForm({ linked, children }: LinkedFormProps) {
  return <LinkedSubjectContext value={linked}>{children}</LinkedSubjectContext>;
}
