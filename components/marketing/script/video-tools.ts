/** Toggles the captions and the state of their button. */
export function switchCaptions(figure: HTMLElement, video: HTMLVideoElement): void {
  const [track] = video.textTracks;
  if (!track) return;
  track.mode = track.mode === 'showing' ? 'hidden' : 'showing';
  figure
    .querySelector('[data-captions]')
    ?.setAttribute('aria-pressed', String(track.mode === 'showing'));
}

/** Plays a video from a given second. */
export function playFrom(video: HTMLVideoElement, second: number): void {
  const start = () => {
    video.currentTime = second;
  };
  if (video.readyState > 0) start();
  else video.addEventListener('loadedmetadata', start, { once: true });
  void video.play().catch(() => {});
}

/**
 * Adds features that native controls lack: visible speed and captions buttons, and chapters that play in the page. The
 * current chapter is highlighted.
 */
export function showTools(figure: HTMLElement, video: HTMLVideoElement): void {
  const tools = figure.querySelector<HTMLElement>('[data-tools]');
  if (tools) tools.hidden = false;
  const speed = figure.querySelector<HTMLSelectElement>('[data-speed]');
  speed?.addEventListener('change', () => {
    video.playbackRate = Number(speed.value);
  });
  // The native menu can also change the captions.
  video.addEventListener('ratechange', () => {
    if (speed) speed.value = String(video.playbackRate);
  });
  const captions = figure.querySelector('[data-captions]');
  captions?.addEventListener('click', () => switchCaptions(figure, video));
  video.textTracks.addEventListener('change', () => {
    captions?.setAttribute('aria-pressed', String(video.textTracks[0]?.mode === 'showing'));
  });

  const chapters = [...figure.querySelectorAll<HTMLElement>('[data-second]')];
  const beginOf = (chapter: HTMLElement) => Number(chapter.dataset.second);
  for (const chapter of chapters) {
    chapter.addEventListener('click', (event) => {
      event.preventDefault();
      playFrom(video, beginOf(chapter));
    });
  }
  video.addEventListener('timeupdate', () => {
    const now = chapters.findLast((chapter) => beginOf(chapter) <= video.currentTime);
    for (const chapter of chapters) {
      if (chapter === now) chapter.setAttribute('aria-current', 'true');
      else chapter.removeAttribute('aria-current');
    }
  });
}
