import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { Button } from '@/components/ui/button';

type PartButtonsProps = {
  /** Accessible name, such as 'chapter 2'. */
  name: string;
  onStep: (step: -1 | 1) => void;
  onRemove: () => void;
};

/** Buttons that move or remove a chapter or lesson by keyboard. */
export function PartButtons({ name, onStep, onRemove }: PartButtonsProps) {
  const look = { variant: 'quiet', size: 'icon' } as const;
  return (
    <div className="flex shrink-0">
      <Button {...look} aria-label={`Move ${name} up`} onClick={() => onStep(-1)}>
        <ArrowUp aria-hidden className="size-4" />
      </Button>
      <Button {...look} aria-label={`Move ${name} down`} onClick={() => onStep(1)}>
        <ArrowDown aria-hidden className="size-4" />
      </Button>
      <Button {...look} aria-label={`Remove ${name}`} onClick={onRemove}>
        <X aria-hidden className="size-4" />
      </Button>
    </div>
  );
}
