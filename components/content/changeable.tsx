import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import { contentNotices } from '@/lib/notices/content';

/** A form of what belongs to a record. Those who may not change it read it, and why. */
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
