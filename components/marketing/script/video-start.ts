/** Plays a video when its button is clicked, and adds the native controls when it plays. */
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
