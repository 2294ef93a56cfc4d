import type { ComponentProps } from 'react';
import { storedPictureUrl } from '@/lib/core/text/image-source';

/** Link in a text. Links to other sites get `rel="noopener"`. */
export function TextLink({ href: written = '', ...link }: ComponentProps<'a'>) {
  const href = storedPictureUrl(written) ?? written;
  if (/^\/(?![/\\])/.test(href)) return <a {...link} href={href} />;
  return <a {...link} href={href} rel={href.startsWith('#') ? undefined : 'noopener'} />;
}
