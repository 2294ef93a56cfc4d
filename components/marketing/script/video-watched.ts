/** Seconds after which a video counts as watched. A shorter video counts when it ends. */
const WATCHED_SECONDS = 60;

/** Reports once to the page's endpoint that a video was watched. No other data is sent. */
export function reportWatched(figure: HTMLElement, video: HTMLVideoElement): void {
  const endpoint = figure.dataset.watched;
  if (!endpoint) return;
  let seconds = 0;
  let last = 0;
  let isReported = false;
  const report = () => {
    if (isReported) return;
    isReported = true;
    navigator.sendBeacon(endpoint);
  };
  video.addEventListener('timeupdate', () => {
    const step = video.currentTime - last;
    last = video.currentTime;
    // Ignore jumps in the playback position.
    if (step > 0 && step < 2) seconds += step;
    if (seconds >= WATCHED_SECONDS) report();
  });
  video.addEventListener('ended', () => {
    if (seconds >= Math.min(WATCHED_SECONDS, video.duration / 2)) report();
  });
}
