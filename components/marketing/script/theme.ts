/** Turns every `[data-switch-theme]` element into a toggle between light and dark, and stores the choice. */
export function switchTheme(): void {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-switch-theme]'))) return;
    const { dataset } = document.documentElement;
    const isDark = dataset.theme
      ? dataset.theme === 'dark'
      : matchMedia('(prefers-color-scheme: dark)').matches;
    dataset.theme = isDark ? 'light' : 'dark';
    try {
      localStorage.theme = dataset.theme;
    } catch {
      // Without storage, the choice lasts until the page is left.
    }
  });
}
