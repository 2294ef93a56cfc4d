'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { toast } from '@/components/ui/toast';
import { untilLoaded } from '@/components/ui/until-loaded';

/** Shows the notice from the URL of a redirect once, and removes it from the URL. */
export function NoticeToast() {
  const pathname = usePathname();
  const query = useSearchParams();
  const value = query.get('notice');

  // The notice texts are loaded only if the URL contains a notice.
  useEffect(() => {
    if (!value) return;
    untilLoaded(() => import('@/lib/notices')).then(({ noticeKey, notices }) => {
      const key = noticeKey(value);
      if (key) toast.info(notices[key], { id: key });
    });
    const rest = new URLSearchParams(query);
    rest.delete('notice');
    history.replaceState(null, '', rest.size > 0 ? `${pathname}?${rest}` : pathname);
  }, [value, pathname, query]);

  return null;
}
