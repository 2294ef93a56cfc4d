'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { type NoticeKey, notices } from '@/lib/notices';

/** Shown in place of a list that could not be read. */
export function ListFailed({ notice }: { notice: NoticeKey }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  return (
    <Notice tone="error" title={notices[notice]}>
      <p>Nothing was changed. Trying again often helps.</p>
      <Button
        size="sm"
        variant="secondary"
        className="mt-3"
        pending={isPending}
        onClick={() => startTransition(() => router.refresh())}
      >
        Try again
      </Button>
    </Notice>
  );
}
