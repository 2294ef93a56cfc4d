import type { ComponentProps } from 'react';
import { storedPictureUrl } from '@/lib/core/text/image-source';

/** A link in a text; one that leads elsewhere tells the other site nothing of this page. */
export function TextLink({ href: written = '', ...link }: ComponentProps<'a'>) {
  const href = storedPictureUrl(written) ?? written;
  if (/^\/(?![/\\])/.test(href)) return <a {...link} href={href} />;
  return <a {...link} href={href} rel={href.startsWith('#') ? undefined : 'noopener'} />;
}
