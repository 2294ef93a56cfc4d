import type { ComponentProps } from 'react';
import { type ButtonLook, buttonStyle } from './button-style';
import { Link } from './staff-link';

type ButtonLinkProps = ComponentProps<typeof Link> & ButtonLook;

/** A link of the staff area that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonStyle({ variant, size, className })} />;
}
