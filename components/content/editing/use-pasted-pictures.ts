import {
  type ClipboardEvent,
  type DragEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  placeholderOf,
  type Written,
  withPicture,
  withPlaceholder,
} from '@/lib/content/images/pasting';
import {
  ACCEPTED_IMAGES,
  imageMessages,
  MAX_ALT_LENGTH,
  MAX_IMAGE_BYTES,
} from '@/lib/content/images/rules';
import { notices } from '@/lib/notices';
import { uploadPicture } from './upload-picture';

type PastedPictures = {
  area: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onChange: (value: string) => void;
};

/** Returns the file's name without its ending: what the list of pictures says until somebody describes it. */
const nameOf = ({ name }: File) =>
  name.replace(/\.[^.]*$/, '').slice(0, MAX_ALT_LENGTH) || 'Picture';

/** Returns why a file cannot be uploaded, as far as the browser can check; else null. */
function problemOf({ type, size }: File): string | null {
  if (!ACCEPTED_IMAGES.includes(type)) return imageMessages.wrongType;
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
 * Returns the handlers that upload pictures which are pasted or dropped into a text in markdown, and why the last one
 * was refused. A placeholder keeps the picture's place; then the caret is where its description belongs.
 */
export function usePastedPictures({ area, value, onChange }: PastedPictures) {
  /** Of the newest render: other fields of the form change too while a picture is uploaded. */
  const latest = useRef({ value, onChange });
  const caret = useRef<Pick<Written, 'start' | 'end'> | null>(null);
  const count = useRef(0);
  const [problem, setProblem] = useState<string>();

  // A new value moves the browser's caret to its end.
  useLayoutEffect(() => {
    latest.current = { value, onChange };
    if (caret.current) area.current?.setSelectionRange(caret.current.start, caret.current.end);
    caret.current = null;
  });

  const written = (): Written => ({
    text: latest.current.value,
    start: caret.current?.start ?? area.current?.selectionStart ?? latest.current.value.length,
    end: caret.current?.end ?? area.current?.selectionEnd ?? latest.current.value.length,
  });

  function write(next: Written | null) {
    if (!next) return;
    latest.current.value = next.text;
    caret.current = next;
    latest.current.onChange(next.text);
  }

  async function insert(file: File) {
    const known = problemOf(file);
    if (known) return setProblem(known);
    count.current += 1;
    const placeholder = placeholderOf(count.current);
    const before = written();
    const waiting = withPlaceholder(before, placeholder);
    write(waiting);
    const found = await addressOf(file);
    if ('address' in found) {
      write(withPicture(written(), placeholder, `![](${found.address})`, '!['.length));
    } else {
      const isUntouched = latest.current.value === waiting.text;
      write(isUntouched ? before : withPicture(written(), placeholder, ''));
      setProblem(found.problem);
    }
  }

  function take(files: FileList) {
    setProblem(undefined);
    for (const file of files) void insert(file);
  }

  return {
    problem,
    handlers: {
      onPaste(event: ClipboardEvent) {
        const { files, types } = event.clipboardData;
        // Office programs add a picture of the text that they copy.
        if (files.length === 0 || types.includes('text/plain')) return;
        event.preventDefault();
        take(files);
      },
      onDragOver(event: DragEvent) {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      },
      onDrop(event: DragEvent) {
        if (event.dataTransfer.files.length === 0) return;
        // The browser would open the file in place of the editor.
        event.preventDefault();
        take(event.dataTransfer.files);
      },
    },
  };
}
