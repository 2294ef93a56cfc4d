import { useEffect, useState } from 'react';
import { visitorPaths } from '@/lib/paths/visitors';

/** A course or service that a link names; the price of a service in words. */
export type Subject = { title: string; price?: string };

/**
 * Returns the course or service that the link to this page names; null until it is read, or if there is none. The page
 * is stored, so it cannot know it.
 * @param name which of the two
 * @param value slug of the course or id of the service; '' for none
 */
export function useSubject(name: 'course' | 'service', value: string): Subject | null {
  const [read, setRead] = useState<{ value: string; subject: Subject }>();

  // Only the browser knows the URL.
  useEffect(() => {
    if (!value) return;
    const controller = new AbortController();
    fetch(`${visitorPaths.bookingSubject}?${new URLSearchParams({ [name]: value })}`, {
      signal: controller.signal,
    })
      .then(async (response) => {
        if (response.ok) setRead({ value, subject: await response.json() });
      })
      // The form is complete without the title.
      .catch(() => {});
    return () => controller.abort();
  }, [name, value]);

  return read?.value === value ? read.subject : null;
}
