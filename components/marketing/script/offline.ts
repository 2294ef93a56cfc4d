/**
 * Shows the `[data-offline]` notice of a form that is sent without a connection. A page without React would give way to
 * the browser's error page.
 */
export function keepFormOffline(): void {
  addEventListener('submit', (event) => {
    const { target } = event;
    if (navigator.onLine || event.defaultPrevented || !(target instanceof HTMLElement)) return;
    const notice = target.querySelector<HTMLElement>('[data-offline]');
    if (!notice) return;
    event.preventDefault();
    notice.hidden = false;
    notice.focus();
  });
}
