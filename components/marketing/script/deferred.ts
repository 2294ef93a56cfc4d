/**
 * Loads the scripts that `deferFrameworkScripts` has put off: after the first paint, or as soon as someone uses the
 * page. A page without such scripts stays as it is.
 */
export function startDeferredScripts(): void {
  const start = () => {
    for (const deferred of document.querySelectorAll<HTMLElement>('[data-deferred]')) {
      const script = document.createElement('script');
      script.src = deferred.dataset.deferred ?? '';
      deferred.replaceWith(script);
    }
  };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, start, { once: true });
  addEventListener('load', () => {
    // A hidden page, such as one that the browser has prepared, paints nothing.
    if (document.hidden) start();
    else requestAnimationFrame(() => setTimeout(start));
  });
}
