import { uploadPicture } from '@/components/content/images/upload-picture';
import {
  ACCEPTED_IMAGES,
  imageMessages,
  MAX_ALT_LENGTH,
  MAX_IMAGE_BYTES,
} from '@/lib/core/images/rules';
import { contentNotices } from '@/lib/notices/content';

/** Returns the file name without its extension, the default description of a picture. */
const nameOf = ({ name }: File) =>
  name.replace(/\.[^.]*$/, '').slice(0, MAX_ALT_LENGTH) || 'Picture';

/** Returns why a file cannot be uploaded, as far as the browser can check; otherwise null. */
export function problemOf({ type, size }: File): string | null {
  if (!ACCEPTED_IMAGES.some((accepted) => accepted === type)) return imageMessages.wrongType;
  return size > MAX_IMAGE_BYTES ? imageMessages.tooLarge : null;
}

/** Uploads a picture. Returns its URL or an error message. */
export async function addressOf(file: File): Promise<{ address: string } | { problem: string }> {
  const form = new FormData();
  form.set('file', file);
  form.set('alt', nameOf(file));
  const { uploaded, refused } = await uploadPicture(form);
  if (uploaded) return uploaded;
  return { problem: refused.errors?.file ?? refused.sentence ?? contentNotices.imageRefused };
}

/** Returns the file in a `data:` URL; null if it cannot be read. */
export function fileFrom(src: string, name: string): File | null {
  const [, type = '', coding = '', data = ''] = /^data:([^;,]*)([^,]*),([\s\S]*)$/i.exec(src) ?? [];
  try {
    const text = decodeURIComponent(data);
    const bytes = /;\s*base64$/i.test(coding)
      ? Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
      : new TextEncoder().encode(text);
    return new File([bytes], `${name || 'Picture'}.${type.split('/')[1]}`, {
      type: type.toLowerCase(),
    });
  } catch {
    return null;
  }
}
