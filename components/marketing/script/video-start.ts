/** Plays a video at the press of its button, and gives it the browser's controls as soon as it plays. */
export function startAtPress(figure: HTMLElement, video: HTMLVideoElement): void {
  const button = figure.querySelector<HTMLElement>('[data-play]');
  button?.addEventListener('click', (event) => {
    event.preventDefault();
    void video.play().catch(() => {});
  });
  video.addEventListener(
    'play',
    () => {
      const hadFocus = document.activeElement === button;
      video.controls = true;
      if (button) button.hidden = true;
      if (hadFocus) video.focus();
    },
    { once: true },
  );
}
