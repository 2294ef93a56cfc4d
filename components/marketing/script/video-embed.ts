/** Replaces the consent notice with the external player after a click. */
export function showEmbeds(): void {
  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('[data-embed] a');
    const place = link ? link.closest<HTMLElement>('[data-embed]') : null;
    if (!place) return;
    event.preventDefault();
    const frame = document.createElement('iframe');
    frame.src = place.dataset.embed ?? '';
    frame.title = place.dataset.title ?? '';
    frame.allow = 'autoplay; fullscreen; encrypted-media; picture-in-picture';
    frame.className = 'aspect-video w-full rounded-surface';
    place.replaceWith(frame);
    frame.focus();
  });
}
