'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { toast } from '@/components/ui/toast';
import { noticeKey, notices } from '@/lib/notices';

/** Shows the notice that a redirect has put into the URL, once, and removes it from there. */
export function NoticeToast() {
  const pathname = usePathname();
  const query = useSearchParams();
  const key = noticeKey(query.get('notice'));

  // The toast and the URL are the browser's, not React's.
  useEffect(() => {
    if (!key) return;
    toast.info(notices[key], { id: key });
    const rest = new URLSearchParams(query);
    rest.delete('notice');
    history.replaceState(null, '', rest.size > 0 ? `${pathname}?${rest}` : pathname);
  }, [key, pathname, query]);

  return null;
}
