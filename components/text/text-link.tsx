import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/link';
import { storedPictureUrl } from '@/lib/core/text/image-source';

/** A link of a text. Editors may link to anything, so nothing is fetched before it is pressed. */
export function TextLink({ href: written = '', ...link }: ComponentProps<'a'>) {
  const href = storedPictureUrl(written) ?? written;
  if (/^\/(?![/\\])/.test(href)) return <Link {...link} href={href} prefetch={false} />;
  return <a {...link} href={href} rel={href.startsWith('#') ? undefined : 'noopener'} />;
}
