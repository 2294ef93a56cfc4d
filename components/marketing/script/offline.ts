/**
 * Shows the `[data-offline]` notice if a form is submitted without a connection. On a page without React, the browser
 * would otherwise show its error page.
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
