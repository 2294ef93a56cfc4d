import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';

/** Button of a working example that stays pressed. The server renders its final state. */
export function ChoiceButton({ className = '', ...rest }: ComponentProps<typeof Button>) {
  return (
    <Button
      {...rest}
      variant="secondary"
      className={`max-sm:h-11 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent ${className}`}
    />
  );
}
