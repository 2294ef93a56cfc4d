import type { EditorView } from '@codemirror/view';
import { useRef, useState } from 'react';
import { uploadPicture } from '@/components/content/pictures/upload-picture';
import {
  placeholderOf,
  type Written,
  withoutPlaceholder,
  withPicture,
  withPlaceholder,
} from '@/lib/content/images/pasting';
import {
  ACCEPTED_IMAGES,
  imageMessages,
  MAX_ALT_LENGTH,
  MAX_IMAGE_BYTES,
} from '@/lib/content/images/rules';
import { contentNotices } from '@/lib/notices/content';
import { write, writtenIn } from './change';

/** Returns the file's name without its ending: what the list of pictures says until somebody describes it. */
const nameOf = ({ name }: File) =>
  name.replace(/\.[^.]*$/, '').slice(0, MAX_ALT_LENGTH) || 'Picture';

/** Returns why a file cannot be uploaded, as far as the browser can check; else null. */
function problemOf({ type, size }: File): string | null {
  if (!ACCEPTED_IMAGES.some((accepted) => accepted === type)) return imageMessages.wrongType;
  return size > MAX_IMAGE_BYTES ? imageMessages.tooLarge : null;
}

async function addressOf(file: File): Promise<{ address: string } | { problem: string }> {
  const form = new FormData();
  form.set('file', file);
  form.set('alt', nameOf(file));
  const { uploaded, refused } = await uploadPicture(form);
  if (uploaded) return uploaded;
  return { problem: refused.errors?.file ?? refused.sentence ?? contentNotices.imageRefused };
}

/** A picture on its way, with the text before and after its placeholder was put there. */
type Waiting = { file: File; placeholder: string; before: Written; after: Written };

/** The picture that is uploaded now: its place among those that came with it. */
export type Uploading = { name: string; nth: number; of: number };

/**
 * Returns `take`, which uploads pictures that are pasted or dropped into a text, what is on its way, and why each of the
 * latest ones was refused. Placeholders keep the pictures' places; without its placeholder a picture is not wanted any
 * more. Then the caret is where the description of the last one belongs.
 */
export function usePastedPictures() {
  const count = useRef(0);
  const waiting = useRef<Waiting[]>([]);
  const running = useRef<Waiting>(undefined);
  const progress = useRef({ nth: 0, of: 0 });
  const [uploading, setUploading] = useState<Uploading | null>(null);
  const [placed, setPlaced] = useState(0);
  const [refused, setRefused] = useState<string[]>([]);

  const refuse = ({ name }: File, problem: string) =>
    setRefused((earlier) => [...earlier, `${name}: ${problem}`]);

  async function upload({ file, placeholder, before, after }: Waiting, view: EditorView) {
    if (!writtenIn(view.state).text.includes(placeholder)) return;
    const found = await addressOf(file);
    const now = writtenIn(view.state);
    if ('address' in found) {
      const next = withPicture(now, placeholder, `![](${found.address})`, '!['.length);
      if (!next) return;
      write(view, next);
      setPlaced((pictures) => pictures + 1);
    } else {
      const next = now.text === after.text ? before : withoutPlaceholder(now, placeholder);
      if (!next) return;
      write(view, next);
      refuse(file, found.problem);
    }
  }

  /** Uploads one picture after the other: Next sends actions in turn, and what is typed is stored between two of them. */
  async function work(view: EditorView) {
    while (waiting.current.length > 0) {
      running.current = waiting.current.shift();
      if (!running.current) break;
      progress.current.nth += 1;
      setUploading({ name: running.current.file.name, ...progress.current });
      await upload(running.current, view);
    }
    running.current = undefined;
    progress.current = { nth: 0, of: 0 };
    setUploading(null);
  }

  function take(files: FileList, view: EditorView) {
    const isIdle = progress.current.of === 0;
    if (isIdle) {
      setRefused([]);
      setPlaced(0);
    }
    for (const file of files) {
      const problem = problemOf(file);
      if (problem) {
        refuse(file, problem);
        continue;
      }
      const before = writtenIn(view.state);
      // A text can hold places of pictures that were on their way when somebody left.
      do count.current += 1;
      while (before.text.includes(placeholderOf(count.current)));
      const placeholder = placeholderOf(count.current);
      progress.current.of += 1;
      const after = withPlaceholder(before, placeholder);
      write(view, after);
      waiting.current.push({ file, placeholder, before, after });
    }
    if (isIdle) void work(view);
    return true;
  }

  /** Takes the places of all pictures that are not there yet out of the text. One that was sent stays in the library. */
  function cancel(view: EditorView) {
    for (const { placeholder } of [running.current ?? [], waiting.current].flat()) {
      const next = withoutPlaceholder(writtenIn(view.state), placeholder);
      if (next) write(view, next);
    }
    waiting.current = [];
    view.focus();
  }

  return { uploading, placed, refused, take, cancel, dismiss: () => setRefused([]) };
}
