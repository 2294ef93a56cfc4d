import { toast } from '@/components/ui/toast';
import { notices } from '@/lib/notices';

/** Copies the full URL of a private preview to the clipboard, and shows a toast. */
export async function copyPreview(path: string) {
  try {
    await navigator.clipboard.writeText(new URL(path, location.href).href);
    toast.success(notices.previewLinkCopied);
  } catch {
    toast.error(notices.previewLinkNotCopied);
  }
}
