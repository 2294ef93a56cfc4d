import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { recordNotices } from '@/lib/notices/records';

/** Notice that the form shows a draft from this browser, with a button to discard it. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice tone="info" title={recordNotices.draftRestored}>
      <Button size="sm" variant="secondary" className="mt-2" onClick={onDiscard}>
        Discard it
      </Button>
    </Notice>
  );
}
