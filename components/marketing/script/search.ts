/** Returns whether the element accepts text input. */
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, select, textarea'));

/** Opens the search when / or Ctrl or Cmd + K is pressed. */
export function openSearchByKey(): void {
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    const isChord = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
    if (!isChord && (key !== '/' || ctrlKey || metaKey || altKey || isTyping(target))) return;
    event.preventDefault();
    document.querySelector<HTMLAnchorElement>('a[data-search]')?.click();
  });
}
