import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { notices } from '@/lib/notices';

/** Says that the form shows a draft which this browser kept, and offers to discard it. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice tone="info" title={notices.draftRestored}>
      <Button size="sm" variant="secondary" className="mt-2" onClick={onDiscard}>
        Discard it
      </Button>
    </Notice>
  );
}
