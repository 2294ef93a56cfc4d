'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { lazyPart } from '@/components/ui/lazy-part';
import type { ContentRights } from '@/lib/core/auth/content-rights';
import type { Area, Role } from '@/lib/core/auth/roles';

const CommandPalette = lazyPart(
  () => import('./command-palette').then((module) => module.CommandPalette),
  { whenIdle: true },
);

type PaletteButtonProps = { role: Role; area: Area; rights: ContentRights };

/** Button that opens the command palette, as does Ctrl or Cmd + K on every screen. */
export function PaletteButton({ role, area, rights }: PaletteButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);

  function show(open: boolean) {
    setOpen(open);
    if (open) setOpened(true);
  }
  const toggle = useEffectEvent(() => show(!isOpen));

  // The shortcut works in the whole document.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isChord = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isChord || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      toggle();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <>
      <button
        type="button"
        onClick={() => show(true)}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label="Search and commands"
        title="Search and commands (Ctrl K)"
        className="needs-script flex h-8 items-center gap-2 rounded-control text-ink-3 transition-colors hover:text-ink max-md:w-8 max-md:justify-center max-md:hover:bg-hover md:border md:border-line-strong md:bg-surface md:px-2.5 md:hover:border-ink"
      >
        <Icon name="search" />
        <span className="max-md:hidden">Search</span>
        <kbd className="font-mono text-[0.6875rem] max-md:hidden md:ml-4">Ctrl K</kbd>
      </button>
      {wasOpened && (
        <CommandPalette role={role} area={area} rights={rights} open={isOpen} onOpenChange={show} />
      )}
    </>
  );
}
