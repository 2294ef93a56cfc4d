import type { EditorView } from '@codemirror/view';
import { useRef, useState } from 'react';
import {
  placeholderOf,
  type Written,
  withoutPlaceholder,
  withPicture,
  withPlaceholder,
} from '@/lib/content/images/pasting';
import { escapeLabel } from '@/lib/content/writing/formatting';
import type { PictureToUpload } from '@/lib/content/writing/paste';
import { write, writtenIn } from './change';
import { addressOf, fileFrom, problemOf } from './picture-file';

/** A queued picture. */
type Waiting = {
  file: File;
  placeholder: string;
  /** Alternative text; empty if it is still to be written. */
  alt: string;
  /** Returns the text without the picture; null if its placeholder was deleted. */
  without: (now: Written) => Written | null;
};

/** The current upload: number `nth` of `of` files. */
export type Uploading = { name: string; nth: number; of: number };

/**
 * Returns `take`, which uploads pasted or dropped pictures, `takeWithText` for pictures within pasted text, the current
 * upload, and the errors of the latest uploads. Placeholders mark the positions of the pictures; deleting a placeholder
 * cancels its upload. Afterwards the caret is where the description of the last picture belongs.
 */
export function usePastedPictures() {
  const count = useRef(0);
  const waiting = useRef<Waiting[]>([]);
  const running = useRef<Waiting>(undefined);
  const progress = useRef({ nth: 0, of: 0 });
  const [uploading, setUploading] = useState<Uploading | null>(null);
  const [placed, setPlaced] = useState(0);
  const [refused, setRefused] = useState<string[]>([]);

  const refuse = (sentence: string) => setRefused((earlier) => [...earlier, sentence]);

  async function upload({ file, placeholder, alt, without }: Waiting, view: EditorView) {
    if (!writtenIn(view.state).text.includes(placeholder)) return;
    const found = await addressOf(file);
    const now = writtenIn(view.state);
    if ('address' in found) {
      const markdown = `![${escapeLabel(alt)}](${found.address})`;
      const next = withPicture(now, placeholder, markdown, alt ? undefined : '!['.length);
      if (!next) return;
      write(view, next);
      setPlaced((pictures) => pictures + 1);
    } else {
      const next = without(now);
      if (!next) return;
      write(view, next);
      refuse(`${file.name}: ${found.problem}`);
    }
  }

  /**
   * Uploads the pictures one by one. Next.js runs server actions sequentially, so autosave can run between two uploads.
   */
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

  function queue(pictures: readonly Waiting[], problems: readonly string[], view: EditorView) {
    const isIdle = progress.current.of === 0;
    if (isIdle) {
      setRefused([]);
      setPlaced(0);
    }
    problems.forEach(refuse);
    waiting.current.push(...pictures);
    progress.current.of += pictures.length;
    if (isIdle) void work(view);
  }

  /**
   * Returns an unused placeholder. The text may still contain placeholders of uploads that were interrupted when the
   * page was left.
   */
  function nextPlaceholder(view: EditorView): string {
    const { text } = writtenIn(view.state);
    do count.current += 1;
    while (text.includes(placeholderOf(count.current)));
    return placeholderOf(count.current);
  }

  function take(files: FileList, view: EditorView) {
    const pictures: Waiting[] = [];
    const problems: string[] = [];
    for (const file of files) {
      const problem = problemOf(file);
      if (problem) {
        problems.push(`${file.name}: ${problem}`);
        continue;
      }
      const placeholder = nextPlaceholder(view);
      const before = writtenIn(view.state);
      const after = withPlaceholder(before, placeholder);
      write(view, after);
      const without = (now: Written) =>
        now.text === after.text ? before : withoutPlaceholder(now, placeholder);
      pictures.push({ file, placeholder, alt: '', without });
    }
    queue(pictures, problems, view);
    return true;
  }

  /** Uploads the pictures of a pasted text. A refused picture is replaced by its description. */
  function takeWithText(
    found: readonly PictureToUpload[],
    notes: readonly string[],
    view: EditorView,
  ) {
    const problems = [...notes];
    const pictures = found.flatMap(({ src, alt, placeholder, line }): Waiting[] => {
      const file = fileFrom(src, alt);
      const problem = file && problemOf(file);
      const without = (now: Written) => withPicture(now, placeholder, line);
      if (file && !problem) return [{ file, placeholder, alt, without }];
      const next = without(writtenIn(view.state));
      if (next) write(view, next);
      problems.push(problem ? `${line} ${problem}` : line);
      return [];
    });
    queue(pictures, problems, view);
  }

  /**
   * Removes the placeholders of all pending pictures from the text. A picture that was already sent stays in the
   * library.
   */
  function cancel(view: EditorView) {
    for (const { without } of [running.current ?? [], waiting.current].flat()) {
      const next = without(writtenIn(view.state));
      if (next) write(view, next);
    }
    waiting.current = [];
    view.focus();
  }

  const dismiss = () => setRefused([]);
  return { uploading, placed, refused, take, takeWithText, nextPlaceholder, cancel, dismiss };
}
