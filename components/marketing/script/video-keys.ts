import { switchCaptions } from './video-tools';

/** Seconds that an arrow key skips. */
const SKIP = 5;

const skip = (video: HTMLVideoElement, seconds: number) => {
  video.currentTime = Math.max(0, video.currentTime + seconds);
};

const toggle = (video: HTMLVideoElement) => {
  if (video.paused) void video.play().catch(() => {});
  else video.pause();
};

/**
 * Follows the keys of a player while the focus is in it: space plays and pauses, arrows skip, C shows captions, F fills
 * the screen. A control that has the focus keeps the keys that are its own.
 */
export function followKeys(figure: HTMLElement, video: HTMLVideoElement): void {
  const keys: Record<string, () => void> = {
    ' ': () => toggle(video),
    k: () => toggle(video),
    arrowleft: () => skip(video, -SKIP),
    arrowright: () => skip(video, SKIP),
    c: () => switchCaptions(figure, video),
    f: () => {
      if (document.fullscreenElement) void document.exitFullscreen();
      else void video.requestFullscreen?.().catch(() => {});
    },
  };
  figure.addEventListener('keydown', (event) => {
    const { target, key, ctrlKey, altKey, metaKey } = event;
    if (ctrlKey || altKey || metaKey || event.defaultPrevented) return;
    // The browser's own controls follow it.
    if (target === video && key === ' ') return;
    const isControl =
      target instanceof Element && target.closest('a:not([data-play]), button, select');
    if (isControl && (key === ' ' || (isControl.matches('select') && key !== 'Escape'))) return;
    const run = keys[key.toLowerCase()];
    if (!run) return;
    event.preventDefault();
    run();
  });
}
