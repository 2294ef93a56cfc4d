import { switchCaptions } from './video-tools';

/** Seconds skipped by an arrow key. */
const SKIP = 5;

const skip = (video: HTMLVideoElement, seconds: number) => {
  video.currentTime = Math.max(0, video.currentTime + seconds);
};

const toggle = (video: HTMLVideoElement) => {
  if (video.paused) void video.play().catch(() => {});
  else video.pause();
};

/**
 * Keyboard shortcuts of a focused player: space plays and pauses, arrow keys skip, C toggles captions, F toggles full
 * screen. A focused control keeps its own keys.
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
    // The native controls already handle the space key.
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
