'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isPlainClick } from '@/components/ui/plain-click';
import { usePressedLink } from '@/components/ui/use-pressed-link';

/** Screens of the staff area; all else, such as the public site and files, is loaded as a document. */
const SCREENS = /^\/(admin|team)(\/|$)/;

/** Returns whether a link leads to another screen; the browser itself goes to a place on the same one. */
function isScreen(link: HTMLAnchorElement) {
  const { origin, pathname, target, download } = link;
  if (origin !== location.origin || target || download) return false;
  return SCREENS.test(pathname) && !link.getAttribute('href')?.startsWith('#');
}

/**
 * Makes the plain links of the staff area navigate without loading a document, and fetch nothing ahead: each prefetch
 * would pass the guard, and nothing there is static. A link with `data-scroll="keep"` leaves the page where it is.
 */
export function StaffLinks() {
  const router = useRouter();
  const { press, startTransition } = usePressedLink();

  // One listener, because a list has hundreds of links. React's own handlers have run before it.
  useEffect(() => {
    const follow = (click: MouseEvent) => {
      const link = click.target instanceof Element && click.target.closest('a');
      if (!link || !isScreen(link) || !isPlainClick(click)) return;
      click.preventDefault();
      press(link);
      startTransition(() => router.push(link.href, { scroll: link.dataset.scroll !== 'keep' }));
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router, press, startTransition]);

  return null;
}
