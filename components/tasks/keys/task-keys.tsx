'use client';

import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { areShortcutsOn, followShortcuts, turnShortcuts } from './shortcut-choice';
import { shortcutOf } from './shortcuts';

const ROWS = '[data-task-rows] tr a[data-open], [data-task-rows] article h3 a';

const shortcuts = [
  ['c', 'Create a task', 'all'],
  ['j', 'Next task', 'all'],
  ['k', 'Previous task', 'all'],
  ['x', 'Select the task', 'leaders'],
  ['Enter', 'Open the task', 'all'],
  ['/', 'Search', 'all'],
  ['?', 'Show these shortcuts', 'all'],
] as const;

const find = (selector: string) => document.querySelector<HTMLElement>(selector);

/** Row index of the focused task. If focus leaves the list, navigation continues from here. */
let lastPlace = -1;

function step(by: 1 | -1) {
  const links = [...document.querySelectorAll<HTMLElement>(ROWS)];
  const row = document.activeElement?.closest('tr, article');
  const place = row ? links.findIndex((link) => row.contains(link)) : -1;
  // After a task has left the list, the next task has its index.
  const next = place >= 0 ? place + by : by > 0 ? Math.max(lastPlace, 0) : lastPlace - 1;
  lastPlace = Math.min(Math.max(next, 0), links.length - 1);
  links[lastPlace]?.focus();
  links[lastPlace]?.scrollIntoView({ block: 'nearest' });
}

const choose = () =>
  document.activeElement
    ?.closest('[data-task-rows] tr')
    ?.querySelector<HTMLElement>('input[type=checkbox]')
    ?.click();

/** Returns whether a dialog or menu is open. Closed popovers stay in the DOM. */
const isCovered = () =>
  [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')].some((element) =>
    element.checkVisibility(),
  );

type TaskKeysProps = { isLeaders: boolean };

/** Keyboard shortcuts of a task screen, with a dialog that lists them and can disable them. */
export function TaskKeys({ isLeaders }: TaskKeysProps) {
  const [isOpen, setOpen] = useState(false);
  const isOn = useSyncExternalStore(followShortcuts, areShortcutsOn, () => true);

  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = isOn && shortcutOf(event);
    if (!key || isCovered()) return;
    event.preventDefault();
    if (key === 'j') step(1);
    else if (key === 'k') step(-1);
    else if (key === 'x') choose();
    else if (key === 'c') find('main a[href*="open=new"]')?.click();
    else if (key === '/') find('search input[type=search]')?.focus();
    else setOpen(true);
  });

  // The shortcuts work in the whole document.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <button
        type="button"
        aria-label="Keyboard shortcuts"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="row-button font-mono max-sm:hidden"
      >
        ?
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Keyboard shortcuts">
        <dl className="grid grid-cols-[5rem_1fr] gap-y-2">
          {shortcuts
            .filter(([, , who]) => isLeaders || who === 'all')
            .map(([key, does]) => (
              <div key={key} className="contents">
                <dt>
                  <kbd className="rounded-control border border-line-strong px-1.5 font-mono text-staff text-ink">
                    {key}
                  </kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
        </dl>
        <label className="mt-5 flex items-center gap-2 border-t border-line pt-4">
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ target }) => turnShortcuts(target.checked)}
            className="size-4 accent-accent"
          />
          Use these shortcuts on this device
        </label>
      </Dialog>
    </>
  );
}
