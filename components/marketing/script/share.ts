/** Prints the page or copies its URL, and says so in the `role="status"` beside the button. */
export function shareOnClick(): void {
  addEventListener('click', async ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-share]');
    if (!button) return;
    const { share, done = '', failed = '' } = button.dataset;
    if (share === 'print') return print();
    const answer = await navigator.clipboard.writeText(location.origin + location.pathname).then(
      () => done,
      () => failed,
    );
    const status = button.parentElement?.querySelector('[role=status]');
    if (status) status.textContent = answer;
  });
}
