/** Status of our endpoint while the storage is unavailable. */
const STORAGE_DOWN = 503;

/**
 * Shows why a video does not play, after requesting its URL again. A video that had already played is first reloaded
 * once, because its signed storage URL may have expired.
 */
export function explainFailures(figure: HTMLElement, video: HTMLVideoElement): void {
  let hasRetried = false;
  const show = (reason: string) => {
    for (const sentence of figure.querySelectorAll<HTMLElement>('[data-failure]')) {
      sentence.hidden = sentence.dataset.failure !== reason;
    }
  };
  video.addEventListener('playing', () => show(''));
  video.addEventListener('error', async () => {
    const { currentTime, src } = video;
    if (currentTime > 0 && !hasRetried) {
      hasRetried = true;
      video.load();
      video.currentTime = currentTime;
      void video.play().catch(() => {});
      return;
    }
    if (!navigator.onLine) return show('offline');
    if (new URL(src).origin !== location.origin) return show('elsewhere');
    const status = await fetch(src, { method: 'HEAD', redirect: 'manual' }).then(
      (answer) => answer.status,
      () => STORAGE_DOWN,
    );
    // A redirect that is not followed has status 0: our endpoint works, but the storage or the file does not.
    if (status === STORAGE_DOWN || status === 0) show('storage');
    else show(status === 404 ? 'gone' : 'format');
  });
}
