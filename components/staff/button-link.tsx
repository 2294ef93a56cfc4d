import type { ComponentProps } from 'react';
import { type ButtonLook, buttonStyle } from '@/components/ui/button-style';

type ButtonLinkProps = ComponentProps<'a'> & ButtonLook;

/** A link of the staff area that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <a {...rest} className={buttonStyle({ variant, size, className })} />;
}
