/** A `ref` that focuses an element when it appears. The element needs a `tabIndex`. */
export const takeFocus = (element: HTMLElement | null) => element?.focus();
