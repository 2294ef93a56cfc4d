import { type RefObject, useEffect, useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { isPlainClick } from '@/components/ui/plain-click';
import { isUnsaved, leaveBy, leaveFreely, noteUnsaved } from '@/components/ui/unsaved';

type LeaveQuestionProps = {
  isDirty: boolean;
  /** The form, where it can be in a drawer. */
  around?: RefObject<HTMLElement | null>;
  /** Whether this browser keeps a draft. */
  isKept?: boolean;
};

/** Returns the link of a click that replaces what is on screen. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !isPlainClick(event) || link.hasAttribute('download')) return null;
  if (link.target && link.target !== '_self') return null;
  return /^https?:$/.test(link.protocol) ? link : null;
}

/** Returns whether a form is still on screen at another URL: a page keeps it, a drawer closes. */
function staysAt(url: string, element: HTMLElement | null | undefined): boolean {
  const { origin, pathname, search } = new URL(url, location.href);
  if (origin !== location.origin || pathname !== location.pathname) return false;
  return search === location.search || !element?.closest('[role="dialog"]');
}

/** Asks before unsaved text is left by a link, by the browser's buttons or by closing the drawer. */
export function LeaveQuestion({ isDirty, around, isKept = true }: LeaveQuestionProps) {
  const [leave, setLeave] = useState<(() => void) | null>(null);

  // Links, history and tabs are the browser's; the drawer asks by `leaveBy`.
  useEffect(() => {
    if (!isDirty) return;
    const takeBack = noteUnsaved((next) => setLeave(() => next));
    const controller = new AbortController();
    const { signal } = controller;
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (!link || !isUnsaved() || staysAt(link.href, around?.current)) return;
      event.preventDefault();
      event.stopPropagation();
      leaveBy(() => (link.isConnected ? link.click() : location.assign(link.href)));
    };
    // Only the navigation API can stop the back button; where it is missing, the kept draft has to do.
    const onNavigate = (event: NavigateEvent) => {
      const { destination, navigationType, cancelable } = event;
      if (navigationType !== 'traverse' || !cancelable || !destination.sameDocument) return;
      if (!isUnsaved() || staysAt(destination.url, around?.current)) return;
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
  }, [isDirty, around]);

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
