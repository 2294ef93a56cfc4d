'use client';

import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { useRouter } from 'next/navigation';
import { startTransition, useEffect, useState } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { leaveBy } from '@/components/ui/unsaved';
import type { ContentRights } from '@/lib/core/auth/content-rights';
import { type Area, homeArea, type Role } from '@/lib/core/auth/roles';
import { newsNotices } from '@/lib/notices/news';
import {
  type Command,
  type CommandGroup,
  commandsOf,
  firstOf,
  foundCommands,
  matching,
} from './commands';
import { PaletteItem } from './palette-item';
import { useRecordSearch } from './use-record-search';

/**
 * Commands in the first frame, as many as fit on a screen. The others follow in the next frame, because each costs a
 * slow computer 4 ms.
 */
const FIRST_SHOWN = 14;

type CommandPaletteProps = {
  role: Role;
  area: Area;
  rights: ContentRights;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Command palette: opens any screen, creates any record and finds existing records by keyboard. */
export function CommandPalette({ role, area, rights, open, onOpenChange }: CommandPaletteProps) {
  const router = useRouter();
  const [typed, setTyped] = useState('');
  const { records, hasFailed, isSearching } = useRecordSearch(typed);
  const [isWhole, setWhole] = useState(false);
  const found = [
    ...matching(commandsOf(role, area, rights), typed),
    ...foundCommands(records, homeArea(role)),
  ];
  const groups = isWhole || typed ? found : firstOf(found, FIRST_SHOWN);

  // Render the other commands after the frame with the first ones.
  useEffect(() => {
    if (!open) return;
    const frame = requestAnimationFrame(() => startTransition(() => setWhole(true)));
    return () => cancelAnimationFrame(frame);
  }, [open]);

  const prompt =
    role === 'team_leader'
      ? 'Search colleagues, contacts, companies, tasks, bookings, content, or go to…'
      : 'Search your tasks and colleagues, or go to…';

  function choose(command: Command) {
    onOpenChange(false);
    if ('href' in command) leaveBy(() => router.push(command.href));
    else document.querySelector<HTMLElement>(command.press)?.click();
  }

  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      onOpenChangeComplete={(isOpen) => {
        if (isOpen) return;
        setTyped('');
        setWhole(false);
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim fixed inset-0 z-40" />
        <Dialog.Popup
          aria-label="Search and commands"
          className="fixed top-[10dvh] left-1/2 z-50 flex max-h-[75dvh] w-[calc(100vw-2rem)] max-w-[40rem] -translate-x-1/2 flex-col overflow-hidden rounded-surface border border-line-strong bg-surface text-staff outline-none transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <Autocomplete.Root
            open
            inline
            mode="none"
            autoHighlight="always"
            keepHighlight
            items={groups}
            value={typed}
            onValueChange={setTyped}
            itemToStringValue={({ label }) => label}
          >
            <div className="flex items-center gap-3 border-b border-line px-4">
              <Autocomplete.Input
                aria-label={prompt}
                placeholder={prompt}
                className="h-14 w-full bg-transparent text-base text-ink outline-none"
              />
              {isSearching && <Spinner />}
            </div>
            <Autocomplete.Status className="empty:hidden px-4 py-3">
              {hasFailed
                ? newsNotices.searchFailed
                : groups.length === 0 && !isSearching && `Nothing was found for “${typed.trim()}”.`}
            </Autocomplete.Status>
            <Autocomplete.List className="min-h-0 overflow-y-auto overscroll-contain p-2 data-empty:hidden">
              {(group: CommandGroup) => (
                <Autocomplete.Group key={group.title} items={group.items} className="pb-2">
                  <Autocomplete.GroupLabel className="label px-3 py-1.5 text-[0.6875rem] text-ink-3">
                    {group.title}
                  </Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(command: Command) => (
                      <PaletteItem key={command.id} command={command} onChoose={choose} />
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
