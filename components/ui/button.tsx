import type { ComponentProps, SyntheticEvent } from 'react';
import { type ButtonLook, buttonStyle } from './button-style';
import { Spinner } from './spinner';

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & { pending?: boolean; pendingLabel?: string };

const refuse = (event: SyntheticEvent) => event.preventDefault();

/** Button. While `pending` it keeps its focus, shows `pendingLabel` and ignores clicks. */
export function Button({
  variant,
  size,
  className,
  pending = false,
  pendingLabel,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={pending || undefined}
      onClick={pending ? refuse : onClick}
      className={buttonStyle({ variant, size, className })}
    >
      {pending && <Spinner />}
      {pending && pendingLabel ? pendingLabel : children}
    </button>
  );
}
