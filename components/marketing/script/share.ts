/**
 * Prints the page or copies its URL, and confirms it in the adjacent `role="status"`. The copied URL has no query,
 * unless the button has its own `data-path`.
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
