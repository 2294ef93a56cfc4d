'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isPlainClick } from '@/components/ui/plain-click';
import { usePressedLink } from '@/components/ui/use-pressed-link';

/** URLs of staff screens. All other URLs, such as the public site and files, load as documents. */
const SCREENS = /^\/(admin|team)(\/|$)/;

/** Returns whether a link leads to another screen. The browser itself handles anchors on the same screen. */
function isScreen(link: HTMLAnchorElement) {
  const { origin, pathname, target, download } = link;
  if (origin !== location.origin || target || download) return false;
  return SCREENS.test(pathname) && !link.getAttribute('href')?.startsWith('#');
}

/**
 * Client-side navigation for plain links of the staff area, without prefetching: each prefetch would go through the
 * auth guard, and no staff page is static. A link with `data-scroll="keep"` keeps the scroll position.
 */
export function StaffLinks() {
  const router = useRouter();
  const { press, startTransition } = usePressedLink();

  // A single listener, because a list has hundreds of links. React's own handlers run before it.
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
