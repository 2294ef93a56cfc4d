type Click = {
  button: number;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
  defaultPrevented: boolean;
};

/** Returns whether a click on a link opens it in the same tab, not in another tab or window or as a download. */
export const isPlainClick = (click: Click) =>
  click.button === 0 &&
  !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey || click.defaultPrevented);
