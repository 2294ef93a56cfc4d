import { useEffect, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { isPlainClick } from '@/components/ui/plain-click';
import { isUnsaved, leaveBy, leaveFreely, noteUnsaved } from '@/components/ui/unsaved';

type LeaveQuestionProps = {
  isDirty: boolean;
  /** True if this browser keeps a draft. */
  isKept?: boolean;
};

/** Returns the link of a click that would replace the current screen. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !isPlainClick(event) || link.hasAttribute('download')) return null;
  if (link.target && link.target !== '_self') return null;
  return /^https?:$/.test(link.protocol) ? link : null;
}

/**
 * Returns whether the form stays on screen at another URL. A different or missing record in `open` replaces the form.
 */
function staysAt(url: string): boolean {
  const [here, there] = [new URL(location.href), new URL(url)];
  if (there.origin !== here.origin || there.pathname !== here.pathname) return false;
  const open = here.searchParams.get('open');
  return open === null || there.searchParams.get('open') === open;
}

/** Confirms leaving a form with unsaved text by a link, the browser's buttons, or closing the drawer. */
export function LeaveQuestion({ isDirty, isKept = true }: LeaveQuestionProps) {
  const [leave, setLeave] = useState<(() => void) | null>(null);

  // Listens to links, history and tabs. The drawer asks by `leaveBy` instead.
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
    // Only the Navigation API can intercept the back button. Without it, the kept draft has to suffice.
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
