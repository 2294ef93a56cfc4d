const UPDATE_MS = 1000;

/**
 * Shows every `[data-from]` and `[data-until]` element (epoch ms) only during its time. An element with `data-then`
 * moves to the top of the list with that id when its time ends.
 */
export function followPhases(): void {
  const elements = new Set(document.querySelectorAll<HTMLElement>('[data-from],[data-until]'));
  const update = () => {
    const now = Date.now();
    for (const element of elements) {
      const { from = 0, until = Infinity, then } = element.dataset;
      const isOver = now >= Number(until);
      if (!then) element.hidden = isOver || now < Number(from);
      else if (isOver) {
        document.getElementById(then)?.prepend(element);
        elements.delete(element);
      }
    }
  };
  update();
  setInterval(update, UPDATE_MS);
}
