import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import { notices } from '@/lib/notices';

/** A form of what belongs to a record. Those who may not change it read it, and why. */
export function Changeable({ mayChange, children }: { mayChange: boolean; children: ReactNode }) {
  if (mayChange) return children;
  return (
    <>
      <Notice tone="info" title={notices.onlyPublishersChange} className="mb-6" />
      <fieldset disabled className="contents">
        {children}
      </fieldset>
    </>
  );
}
