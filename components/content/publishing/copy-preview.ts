import { toast } from 'sonner';
import { notices } from '@/lib/notices';

/** Puts the whole address of a private preview into the clipboard, and tells. */
export async function copyPreview(address: string) {
  try {
    await navigator.clipboard.writeText(new URL(address, location.href).href);
    toast.success(notices.previewLinkCopied);
  } catch {
    toast.error(notices.previewLinkNotCopied);
  }
}
