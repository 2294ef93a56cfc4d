/** Status of our endpoint while the storage does not answer. */
const STORAGE_DOWN = 503;

/**
 * Says why a video does not play, by asking its URL again. One that had played is loaded once more first: its URL in the
 * storage may have expired.
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
    // A redirect that is not followed has no status: our side works, and the storage or the file does not.
    if (status === STORAGE_DOWN || status === 0) show('storage');
    else show(status === 404 ? 'gone' : 'format');
  });
}
