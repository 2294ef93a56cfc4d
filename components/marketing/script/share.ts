/**
 * Prints the page or copies its URL, and says so in the `role="status"` next to the button. The URL is without a query, except for a button that has a `data-path` of its own.
 */
export function shareOnClick(): void {
  addEventListener('click', async ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-share]');
    if (!button) return;
    const { share, done = '', failed = '', path = location.pathname } = button.dataset;
    if (share === 'print') return print();
    const answer = await navigator.clipboard.writeText(location.origin + path).then(
      () => done,
      () => failed,
    );
    const status = button.parentElement?.querySelector('[role=status]');
    if (status) status.textContent = answer;
  });
}
