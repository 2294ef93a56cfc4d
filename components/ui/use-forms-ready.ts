import { useEffect } from 'react';
import { FORMS_READY } from '@/lib/core/security/before-react';

/** Announces that React has taken over this part, whose held press is repeated (lib/core/security/before-react.ts). */
export function useFormsReady() {
  // Effects run once React answers the events of the page.
  useEffect(() => {
    dispatchEvent(new Event(FORMS_READY));
  }, []);
}
