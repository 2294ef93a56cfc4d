import type { EditorView } from '@codemirror/view';
import { useRef, useState } from 'react';
import { placeholderOf, withPicture, withPlaceholder } from '@/lib/content/images/pasting';
import {
  ACCEPTED_IMAGES,
  imageMessages,
  MAX_ALT_LENGTH,
  MAX_IMAGE_BYTES,
} from '@/lib/content/images/rules';
import { notices } from '@/lib/notices';
import { write, writtenIn } from './change';
import { uploadPicture } from './upload-picture';

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
  return { problem: refused.errors?.file ?? refused.sentence ?? notices.imageRefused };
}

/**
 * Returns `take`, which uploads pictures that are pasted or dropped into a text, and why the last one was refused. A
 * placeholder keeps the picture's place; then the caret is where its description belongs.
 */
export function usePastedPictures() {
  const count = useRef(0);
  const [problem, setProblem] = useState<string>();

  async function insert(file: File, view: EditorView) {
    const known = problemOf(file);
    if (known) return setProblem(known);
    count.current += 1;
    const placeholder = placeholderOf(count.current);
    const before = writtenIn(view.state);
    const waiting = withPlaceholder(before, placeholder);
    write(view, waiting);
    const found = await addressOf(file);
    const now = writtenIn(view.state);
    if ('address' in found) {
      const next = withPicture(now, placeholder, `![](${found.address})`, '!['.length);
      if (next) write(view, next);
    } else {
      const next = now.text === waiting.text ? before : withPicture(now, placeholder, '');
      if (next) write(view, next);
      setProblem(found.problem);
    }
  }

  function take(files: FileList, view: EditorView) {
    setProblem(undefined);
    for (const file of files) void insert(file, view);
    return true;
  }

  return { problem, take };
}
