'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

/** Error state of a list that could not be loaded. */
export function ListFailed({ title }: { title: string }) {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  return (
    <Notice tone="error" title={title}>
      <p>Nothing was changed. Please try again.</p>
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
