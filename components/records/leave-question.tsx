import { useEffect, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { isPlainClick } from '@/components/ui/plain-click';
import { isUnsaved, leaveBy, leaveFreely, noteUnsaved } from '@/components/ui/unsaved';

type LeaveQuestionProps = {
  isDirty: boolean;
  /** True if this browser keeps a draft. */
  isKept?: boolean;
};

/** Returns the link of a click that replaces what is on screen. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !isPlainClick(event) || link.hasAttribute('download')) return null;
  if (link.target && link.target !== '_self') return null;
  return /^https?:$/.test(link.protocol) ? link : null;
}

/** Returns whether the form stays on screen at another URL; another record in `open`, or none, replaces it. */
function staysAt(url: string): boolean {
  const [here, there] = [new URL(location.href), new URL(url)];
  if (there.origin !== here.origin || there.pathname !== here.pathname) return false;
  const open = here.searchParams.get('open');
  return open === null || there.searchParams.get('open') === open;
}

/** Asks before unsaved text is left by a link, by the browser's buttons or by closing the drawer. */
export function LeaveQuestion({ isDirty, isKept = true }: LeaveQuestionProps) {
  const [leave, setLeave] = useState<(() => void) | null>(null);

  // Links, history and tabs are the browser's; the drawer asks by `leaveBy`.
  useEffect(() => {
    if (!isDirty) return;
    const takeBack = noteUnsaved((next) => setLeave(() => next));
    const controller = new AbortController();
    const { signal } = controller;
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || !isUnsaved() || staysAt(link.href)) return;
      event.preventDefault();
      event.stopPropagation();
      leaveBy(() => (link.isConnected ? link.click() : location.assign(link.href)));
    };
    // Only the navigation API can stop the back button; where it is missing, the kept draft has to do.
    const onNavigate = (event: NavigateEvent) => {
      const { destination, navigationType, cancelable } = event;
      if (navigationType !== 'traverse' || !cancelable || !destination.sameDocument) return;
      if (!isUnsaved() || staysAt(destination.url)) return;
      event.preventDefault();
      leaveBy(() => window.navigation.traverseTo(destination.key));
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (isUnsaved()) event.preventDefault();
    };
    document.addEventListener('click', onClick, { signal, capture: true });
    window.navigation?.addEventListener('navigate', onNavigate, { signal });
    window.addEventListener('beforeunload', onUnload, { signal });
    return () => {
      takeBack();
      controller.abort();
    };
  }, [isDirty]);

  return (
    <ConfirmDialog
      open={leave !== null}
      onOpenChange={(open) => open || setLeave(null)}
      title="Leave without saving?"
      cancelLabel="Stay"
      confirmLabel="Leave"
      onConfirm={() => {
        leaveFreely();
        setLeave(null);
        leave?.();
      }}
    >
      <p>
        Your changes are not saved.
        {isKept && ' This browser keeps them as a draft of this form.'}
      </p>
    </ConfirmDialog>
  );
}
