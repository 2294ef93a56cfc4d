import { type EditorView, WidgetType } from '@codemirror/view';
import { supabaseUrl } from '@/lib/core/supabase/browser';
import { PICTURES_PATH, picturePath } from '@/lib/core/text/picture-path';

const STORED = /^([\w./-]+\.(?:png|jpe?g|webp|gif))(?:#\d{1,5}x\d{1,5}(?:,\d{1,3},\d{1,3})?)?$/i;

/** Returns the 640 px URL of a stored picture; null for any other URL, which is not loaded. */
export function shownPicture(url: string): string | null {
  const path = picturePath(url);
  const [, file] = STORED.exec(path) ?? [];
  if (!file?.startsWith(PICTURES_PATH) || file.includes('..')) return null;
  return `/_next/image?url=${encodeURIComponent(supabaseUrl + file)}&w=640&q=75`;
}

/** Shows a picture instead of its Markdown. A click moves the caret there, which reveals the Markdown. */
export class PictureWidget extends WidgetType {
  readonly url: string;
  readonly alt: string;

  constructor(url: string, alt: string) {
    super();
    this.url = url;
    this.alt = alt;
  }

  override eq(other: PictureWidget) {
    return other.url === this.url && other.alt === this.alt;
  }

  override toDOM(view: EditorView) {
    const frame = document.createElement('span');
    frame.className = 'cm-picture';
    const picture = frame.appendChild(document.createElement('img'));
    picture.src = this.url;
    picture.alt = this.alt;
    picture.onload = () => view.requestMeasure();
    if (!this.alt) {
      const missing = frame.appendChild(document.createElement('span'));
      missing.textContent = 'No alternative text yet';
    }
    return frame;
  }

  override ignoreEvent() {
    return false;
  }
}
