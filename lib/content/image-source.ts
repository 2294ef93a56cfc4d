import { env } from '@/lib/env';

/** Where an image of a text is and, if its address tells, how large it is in pixels. */
type ImageSource = { src: string; size: { width: number; height: number } | null };

const OWN_FILE = /^\/(?!\/)[\w./-]+\.(png|jpe?g|webp|gif)$/i;
const STORED = '/storage/v1/object/public/images/';

/**
 * An image that may be shown: a picture of our own site or of our public storage bucket. Anything else
 * is null and is never loaded. An address may end in its size, as in '/desk.png#1200x800'.
 */
export function imageSource(address: string): ImageSource | null {
  if (!URL.canParse(address, env.SITE_URL)) return null;
  const { origin, pathname, hash } = new URL(address, env.SITE_URL);
  const [, width, height] = /^#([1-9]\d{0,4})x([1-9]\d{0,4})$/.exec(hash) ?? [];
  const size = width && height ? { width: Number(width), height: Number(height) } : null;
  if (origin === env.SITE_URL && OWN_FILE.test(pathname)) return { src: pathname, size };
  const isStored =
    origin === new URL(env.NEXT_PUBLIC_SUPABASE_URL).origin && pathname.startsWith(STORED);
  return isStored ? { src: origin + pathname, size } : null;
}
