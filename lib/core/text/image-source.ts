import { env } from '@/lib/core/env';
import { PICTURES_PATH } from './picture-path';

/** URL of an image, with its size in pixels and its focal point for cropping in percent, if the URL contains them. */
type ImageSource = {
  src: string;
  size: { width: number; height: number } | null;
  focus: { x: number; y: number } | null;
};

const SIZE = /^#([1-9]\d{0,4})x([1-9]\d{0,4})(?:,(100|\d\d?),(100|\d\d?))?$/;
const OWN_FILE = /^\/(?!\/)[\w./-]+\.(png|jpe?g|webp|gif)$/i;

/**
 * Returns the URL of a picture scaled to 128 pixels, for display at up to half that width; null if it may not be shown.
 */
export function smallPicture(url: string): string | null {
  const source = imageSource(url);
  return source && `/_next/image?url=${encodeURIComponent(source.src)}&w=128&q=75`;
}

/** Returns the URL of a picture in our public bucket on the current storage host, or null for any other. */
export function storedPictureUrl(url: string): string | null {
  if (!URL.canParse(url, env.SITE_URL)) return null;
  const { origin, pathname } = new URL(url, env.SITE_URL);
  const storage = new URL(env.NEXT_PUBLIC_SUPABASE_URL).origin;
  const isStored =
    (origin === env.SITE_URL || origin === storage) && pathname.startsWith(PICTURES_PATH);
  return isStored ? storage + pathname : null;
}

/**
 * Returns an image that may be shown: a picture of our own site or public bucket. Any other is null and is never
 * loaded. A URL may end in the size, as in '/desk.png#1200x800', and the focal point: '#1200x800,30,40'.
 */
export function imageSource(url: string): ImageSource | null {
  if (!URL.canParse(url, env.SITE_URL)) return null;
  const { origin, pathname, hash } = new URL(url, env.SITE_URL);
  const [, width, height, x, y] = SIZE.exec(hash) ?? [];
  const size = width && height ? { width: Number(width), height: Number(height) } : null;
  const focus = x && y ? { x: Number(x), y: Number(y) } : null;
  const stored = storedPictureUrl(url);
  if (stored) return { src: stored, size, focus };
  return origin === env.SITE_URL && OWN_FILE.test(pathname) ? { src: pathname, size, focus } : null;
}
