import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { recordNotices } from '@/lib/notices/records';
import { copyOf, type TypedText } from './typed-texts';

/** Button that copies unsaved text. Renders nothing if there is none. */
export function CopyTyped({ texts }: { texts: readonly TypedText[] }) {
  if (texts.length === 0) return null;
  async function copy() {
    try {
      await navigator.clipboard.writeText(copyOf(texts));
      toast.success(recordNotices.textCopied);
    } catch {
      toast.error(recordNotices.textNotCopied);
    }
  }
  return (
    <Button size="sm" variant="secondary" className="mt-2" onClick={() => void copy()}>
      Copy your text
    </Button>
  );
}
