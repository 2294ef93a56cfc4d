import type { ComponentProps } from 'react';
import { type ButtonLook, buttonStyle } from './button-style';

type ButtonLinkProps = ComponentProps<'a'> & ButtonLook;

/** Link that looks like a button. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <a {...rest} className={buttonStyle({ variant, size, className })} />;
}
