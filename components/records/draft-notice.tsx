import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { recordNotices } from '@/lib/notices/records';

/** Says that the form shows a draft which this browser kept, and offers to discard it. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice tone="info" title={recordNotices.draftRestored}>
      <Button size="sm" variant="secondary" className="mt-2" onClick={onDiscard}>
        Discard it
      </Button>
    </Notice>
  );
}
