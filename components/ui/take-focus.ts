/**
 * Focuses an element and scrolls it into view; also a `ref` for an element that does so when it appears. The element
 * needs a `tabIndex`. The scrolling is smooth unless the person prefers reduced motion.
 */
export function takeFocus(element: HTMLElement | null) {
  if (!element) return;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'nearest' });
}
