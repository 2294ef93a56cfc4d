import { useEffect, useState } from 'react';
import { visitorPaths } from '@/lib/paths/visitors';

/** A course or service named in a link. `price` is the formatted price of a service. */
export type Subject = { title: string; price?: string };

/**
 * Returns the course or service that the link to this page names. Null until it is loaded, or if there is none. The
 * page is static, so the server cannot read the link.
 * @param name which of the two
 * @param value slug of the course or id of the service; '' for none
 */
export function useSubject(name: 'course' | 'service', value: string): Subject | null {
  const [read, setRead] = useState<{ value: string; subject: Subject }>();

  // Only the browser knows the query string.
  useEffect(() => {
    if (!value) return;
    const controller = new AbortController();
    fetch(`${visitorPaths.bookingSubject}?${new URLSearchParams({ [name]: value })}`, {
      signal: controller.signal,
    })
      .then(async (response) => {
        if (response.ok) setRead({ value, subject: await response.json() });
      })
      // The form works without the title.
      .catch(() => {});
    return () => controller.abort();
  }, [name, value]);

  return read?.value === value ? read.subject : null;
}
