/** Margin in seconds at the beginning and the end where the position is not stored. */
const EDGE_SECONDS = 10;
const KEEP_MS = 3000;

/** Returns the browser's storage, or null if it is disabled. */
function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Stores the playback position in this browser, resumes from it, and offers to restart. */
export function keepPosition(figure: HTMLElement, video: HTMLVideoElement): void {
  const name = `video:${figure.dataset.video}`;
  const kept = storage();
  const resumed = figure.querySelector<HTMLElement>('[data-resumed]');
  let keptAt = 0;

  const keep = () => {
    const { currentTime, duration } = video;
    if (currentTime < EDGE_SECONDS || currentTime > duration - EDGE_SECONDS) kept?.removeItem(name);
    else kept?.setItem(name, String(Math.floor(currentTime)));
  };
  video.addEventListener('timeupdate', () => {
    if (Date.now() - keptAt < KEEP_MS) return;
    keptAt = Date.now();
    keep();
  });
  for (const type of ['pause', 'ended']) video.addEventListener(type, keep);

  const goOn = () => {
    const second = Number(kept?.getItem(name) ?? 0);
    if (second < EDGE_SECONDS || second > video.duration - EDGE_SECONDS) return;
    video.currentTime = second;
    if (resumed) resumed.hidden = false;
  };
  if (video.readyState > 0) goOn();
  else video.addEventListener('loadedmetadata', goOn, { once: true });
  resumed?.querySelector('button')?.addEventListener('click', () => {
    video.currentTime = 0;
    resumed.hidden = true;
    video.focus();
  });
}
