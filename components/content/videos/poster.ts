/** Position of the poster frame in seconds, after a fade from black. */
const POSTER_SECOND = 2;
const QUALITY = 0.85;

const once = (target: EventTarget, type: string) =>
  new Promise<void>((resolve, reject) => {
    target.addEventListener(type, () => resolve(), { once: true });
    target.addEventListener('error', () => reject(new Error(type)), { once: true });
  });

/** Captures a poster frame from a video file in the browser. Returns null if the browser cannot play the file. */
export async function takePoster(file: File): Promise<Blob | null> {
  const url = URL.createObjectURL(file);
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  try {
    const isLoaded = once(video, 'loadeddata');
    video.src = url;
    await isLoaded;
    const isThere = once(video, 'seeked');
    video.currentTime = Math.min(POSTER_SECOND, video.duration / 2 || 0);
    await isThere;
    const canvas = document.createElement('canvas');
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    canvas.getContext('2d')?.drawImage(video, 0, 0);
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY));
  } catch {
    return null;
  } finally {
    video.removeAttribute('src');
    URL.revokeObjectURL(url);
  }
}
