'use client';

import { Popover as Base } from '@base-ui/react/popover';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import type { MenuPlace } from '@/components/ui/menu-frame';
import { businessDay } from '@/lib/core/time/business-time';
import { clockTime, END_OF_BUSINESS, instantAt } from '@/lib/core/time/wall-clock';

type DuePopupProps = MenuPlace & {
  due: string | null;
  /** Called with the chosen instant, or null for no date. */
  onChoose: (due: string | null) => void;
};

/** Date field in a popover next to the due date of a row: Enter saves, Escape closes. The time of day is kept. */
export function DuePopup({ button, open, onOpenChange, due, onChoose }: DuePopupProps) {
  const former = due === null ? null : new Date(due);
  const [day, setDay] = useState(former ? businessDay(former) : '');
  const field = useRef<HTMLInputElement>(null);

  // The button belongs to a row and is not rendered here, so its attribute is set directly.
  useEffect(() => {
    button.setAttribute('aria-expanded', String(open));
    return () => button.setAttribute('aria-expanded', 'false');
  }, [button, open]);

  function choose(next: string) {
    onOpenChange(false);
    const time = former ? clockTime(former) : END_OF_BUSINESS;
    const instant = next ? instantAt(next, time).toISOString() : null;
    if ((former?.toISOString() ?? null) !== instant) onChoose(instant);
  }

  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal container={button.parentElement}>
        <Base.Positioner
          anchor={button}
          sideOffset={6}
          align="start"
          positionMethod="fixed"
          className="z-50"
        >
          <Base.Popup
            aria-label={button.getAttribute('aria-label') ?? undefined}
            initialFocus={field}
            finalFocus={() => button}
            className="rounded-surface border border-line-strong bg-surface p-3 outline-none"
          >
            <form
              className="flex items-center gap-2"
              onSubmit={(event) => {
                event.preventDefault();
                choose(day);
              }}
            >
              <Input
                ref={field}
                type="date"
                aria-label="Due date"
                value={day}
                onChange={({ target }) => setDay(target.value)}
              />
              <Button type="submit" size="sm">
                Save
              </Button>
              {former && (
                <Button type="button" size="sm" variant="quiet" onClick={() => choose('')}>
                  No date
                </Button>
              )}
            </form>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
