import { useState } from 'react';
import { lazyPart } from '@/components/ui/lazy-part';
import type { NotificationPanelProps } from './notification-panel';

const NotificationPanel = lazyPart(
  () => import('./notification-panel').then((module) => module.NotificationPanel),
  { whenIdle: true },
);

/**
 * Popover with the newest notifications below the bell. It is a native popover, so Escape and an outside click close
 * it. Its content is not rendered before the first opening.
 */
export function NotificationPopover(props: NotificationPanelProps) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <div
      id="notifications"
      popover="auto"
      role="dialog"
      aria-label="Notifications"
      onToggle={({ newState }) => {
        if (newState !== 'open') return;
        setOpened(true);
        props.onLoad();
      }}
      className="fixed inset-auto top-13 right-4 m-0 max-h-[calc(100dvh-5rem)] w-96 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-surface border border-line-strong bg-surface text-staff"
    >
      {wasOpened && <NotificationPanel {...props} />}
    </div>
  );
}
