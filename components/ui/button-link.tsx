import type { ComponentProps } from 'react';
import { type ButtonLook, buttonStyle } from './button-style';
import { Link } from './link';

type ButtonLinkProps = ComponentProps<typeof Link> & ButtonLook;

export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonStyle({ variant, size, className })} />;
}
