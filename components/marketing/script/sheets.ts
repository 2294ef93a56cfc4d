const sheetOf = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('.sheet') : null;

/** Closes a sheet when one of its links is followed, and when the focus leaves it. */
export function closeSheets(): void {
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) sheetOf(target)?.hidePopover();
  });
  addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget instanceof Node && !sheetOf(target)?.contains(relatedTarget)) {
      sheetOf(target)?.hidePopover();
    }
  });
}
