import { Input } from '@/components/ui/input';
import { MAX_CAPTIONS_LENGTH } from '@/lib/content/media/captions';

/** Fills the text field with this id from a .vtt file. */
export function CaptionsFile({ fills }: { fills: string }) {
  async function fill(file: File | undefined) {
    const area = document.getElementById(fills);
    if (!file || !(area instanceof HTMLTextAreaElement)) return;
    area.value = await file.slice(0, MAX_CAPTIONS_LENGTH + 1).text();
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return (
    <Input
      type="file"
      accept=".vtt,text/vtt"
      aria-label="Captions from a file"
      className="mb-2 py-2 file:mr-3 file:font-medium"
      onChange={(event) => fill(event.currentTarget.files?.[0])}
    />
  );
}
