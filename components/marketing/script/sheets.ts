/** Closes a sheet when one of its links is clicked or focus leaves it. */
export function closeSheets(): void {
  addEventListener('click', ({ target }) => {
    if (target instanceof Element)
      target.closest('a')?.closest<HTMLElement>('.sheet')?.hidePopover();
  });
  addEventListener('focusout', ({ target, relatedTarget }) => {
    const sheet = target instanceof Element && target.closest<HTMLElement>('.sheet');
    if (sheet && relatedTarget instanceof Node && !sheet.contains(relatedTarget))
      sheet.hidePopover();
  });
}
