import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link';
import { storedPictureUrl } from '@/lib/core/text/image-source';

/** A link in a text. It prefetches nothing, because editors may link to anything. */
export function TextLink({ href: written = '', ...link }: ComponentProps<'a'>) {
  const href = storedPictureUrl(written) ?? written;
  if (/^\/(?![/\\])/.test(href)) return <Link {...link} href={href} prefetch={false} />;
  return <a {...link} href={href} rel={href.startsWith('#') ? undefined : 'noopener'} />;
}
