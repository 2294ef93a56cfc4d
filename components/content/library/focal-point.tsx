'use client';

import type { KeyboardEvent, MouseEvent } from 'react';
import { Picture } from '@/components/text/picture';

type Focus = { x: number; y: number };

type FocalPointProps = {
  src: string;
  size: { width: number; height: number };
  focus: Focus;
  onChange: (focus: Focus) => void;
};

/** Step of an arrow key in percent; the larger one applies with Shift. */
const STEP = 2;
const LARGE_STEP = 10;

const steps: Record<string, Focus> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)));

/**
 * Picture with its focal point, which stays visible when the picture is cropped. It is set by a click or the arrow
 * keys.
 */
export function FocalPoint({ src, size, focus, onChange }: FocalPointProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    // Enter and Space trigger a click without coordinates.
    if (event.detail === 0) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange({
      x: within((100 * (event.clientX - left)) / width),
      y: within((100 * (event.clientY - top)) / height),
    });
  }

  function step(event: KeyboardEvent) {
    const direction = steps[event.key];
    if (!direction) return;
    event.preventDefault();
    const by = event.shiftKey ? LARGE_STEP : STEP;
    onChange({ x: within(focus.x + by * direction.x), y: within(focus.y + by * direction.y) });
  }

  return (
    <div className="grid gap-4 sm:grid-cols-[3fr_2fr]">
      <div>
        <button
          type="button"
          onClick={press}
          onKeyDown={step}
          aria-describedby="focal-point-note"
          className="relative block w-full cursor-crosshair overflow-hidden rounded-control border border-line"
        >
          <Picture src={src} alt="" sizes="24rem" size={size} className="h-auto w-full" />
          <span className="sr-only">Focal point: </span>
          <span
            className="absolute size-6 -translate-1/2 rounded-full border-2 border-surface bg-accent/40 shadow-[0_0_0_1px_var(--ink)]"
            style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
          >
            <span className="sr-only">
              {focus.x}% from the left, {focus.y}% from the top
            </span>
          </span>
        </button>
        <p id="focal-point-note" className="mt-1.5 text-staff text-ink-3">
          Click the part that must stay visible when the picture is cropped; arrow keys move it.
        </p>
      </div>
      <div aria-hidden className="space-y-2">
        <p className="text-staff text-ink-3">On a card</p>
        <span className="relative block aspect-video overflow-hidden rounded-control bg-hover">
          <Picture src={src} alt="" sizes="15rem" focus={focus} className="object-cover" />
        </span>
      </div>
    </div>
  );
}
