import { Input } from '@/components/ui/input';
import { MAX_CAPTIONS_LENGTH } from '@/lib/content/videos/captions';
import { decodeText } from '@/lib/core/text/decode-text';

/** Maximum bytes per character, so that a file that is too long is refused instead of truncated. */
const MAX_BYTES = 4 * (MAX_CAPTIONS_LENGTH + 1);

/** Fills the text field with this id from a .vtt or .srt file. */
export function CaptionsFile({ fills }: { fills: string }) {
  async function fill(file: File | undefined) {
    const area = document.getElementById(fills);
    if (!file || !(area instanceof HTMLTextAreaElement)) return;
    area.value = decodeText(new Uint8Array(await file.slice(0, MAX_BYTES).arrayBuffer()));
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return (
    <Input
      type="file"
      accept=".vtt,.srt,text/vtt,application/x-subrip"
      aria-label="Captions from a file"
      className="mb-2 py-2 file:mr-3 file:font-medium"
      onChange={(event) => fill(event.currentTarget.files?.[0])}
    />
  );
}
