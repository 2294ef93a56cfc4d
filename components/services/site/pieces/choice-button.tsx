import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';

const pressed = 'aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent';

/** Button of a working example that stays pressed. The server renders its final state. */
export function ChoiceButton(props: ComponentProps<typeof Button>) {
  return <Button {...props} variant="secondary" className={`max-sm:h-11 ${pressed}`} />;
}

/** The same for a sentence: it wraps, and fills the width. */
export function ChoiceLine(props: ComponentProps<'button'>) {
  return (
    <button
      {...props}
      type="button"
      className={`w-full rounded-control border border-line-strong bg-surface px-4 py-2.5 text-left text-base leading-6 text-ink transition-colors hover:border-ink hover:bg-hover ${pressed}`}
    />
  );
}
