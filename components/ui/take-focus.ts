/**
 * Focuses an element and scrolls it into view. Can be used as a `ref`, so that this happens when the element appears.
 * The element needs a `tabIndex`. The scrolling is smooth unless the user prefers reduced motion.
 */
export function takeFocus(element: HTMLElement | null) {
  if (!element) return;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'nearest' });
}
