import { useEffect } from 'react';
import { FORMS_READY } from '@/lib/core/security/before-react';

/** Releases a press from before React has taken over the page's forms (lib/core/security/before-react.ts). */
export function useFormsReady() {
  // Effects run once React answers the events of the page.
  useEffect(() => {
    dispatchEvent(new Event(FORMS_READY));
  }, []);
}
