import type { ComponentProps } from 'react';
import { controlStyle } from './control-style';
import { icons } from './icons';
import { LineIcon } from './line-icon';

/** Native select for pages that run without React. All other pages use `Select`. */
export function PlainSelect({ className = '', ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select {...rest} className={`${controlStyle} h-11 appearance-none pr-9 pl-3 ${className}`} />
      <LineIcon
        d={icons.chevronDown}
        strokeWidth={2}
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-3"
      />
    </span>
  );
}
