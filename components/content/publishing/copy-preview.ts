import { toast } from '@/components/ui/toast';
import { contentNotices } from '@/lib/notices/content';

/** Copies the absolute URL of a private preview to the clipboard and shows a toast. */
export async function copyPreview(path: string) {
  try {
    await navigator.clipboard.writeText(new URL(path, location.href).href);
    toast.success(contentNotices.previewLinkCopied);
  } catch {
    toast.error(contentNotices.previewLinkNotCopied);
  }
}
