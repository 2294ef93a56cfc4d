import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import { contentNotices } from '@/lib/notices/content';

/** Wraps a form that belongs to a record. Without permission to edit, it is read-only and shows the reason. */
export function Changeable({ mayChange, children }: { mayChange: boolean; children: ReactNode }) {
  if (mayChange) return children;
  return (
    <>
      <Notice tone="info" title={contentNotices.onlyPublishersChange} className="mb-6" />
      <fieldset disabled className="contents">
        {children}
      </fieldset>
    </>
  );
}
